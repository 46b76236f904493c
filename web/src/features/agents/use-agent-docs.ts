import type { AgentDocType } from '@muara/contract/constants';
import type { Agent, AgentDocs, Revision } from '@muara/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useToast } from '@/lib/toast.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { refusedFields } from '@/domain/errors/field-errors.ts';
import { uploadError } from '@/domain/files/upload-error.ts';
import type { PickedFile } from '@/domain/files/file-drop.pick.ts';
import { docName } from './agent-docs.ts';
import { agents, keepDocs } from './agents.api.ts';
import { agentsMessages as text } from './agents.messages.ts';

type OfEach<What> = Partial<Record<AgentDocType, What>>;

interface AgentDocuments {
  docs: AgentDocs;
  /** The label of the document. */
  nameOf(type: AgentDocType): string | null;
  error(type: AgentDocType): string | undefined;
  busy(type: AgentDocType): boolean;
  /** Returns the moments of the record before and after the document was stored. */
  upload(type: AgentDocType, file: PickedFile): Promise<Revision | undefined>;
  remove(type: AgentDocType): Promise<Revision | undefined>;
}

const NONE: AgentDocs = { ssm: null, kpl: null };

/**
 * Uploads and removes the documents of an agent (001 §4).
 * For a saved agent this takes effect immediately, even if the form is discarded. For a new one the documents wait on
 * the server until the agent is added.
 */
export function useAgentDocs(agent: Agent | null): AgentDocuments {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { confirm } = useDialogs();
  const { data: now } = useQuery({
    ...agents.oneQuery(client, queries, agent?.id ?? null),
    enabled: agent !== null,
    refetchOnMount: false,
  });
  const [waiting, setWaiting] = useState(NONE);
  const [names, setNames] = useState<OfEach<{ file: string; name: string }>>({});
  const [errors, setErrors] = useState<OfEach<string | undefined>>({});
  const [pending, setPending] = useState<OfEach<boolean>>({});
  const docs = agent ? (now ?? agent).docs : waiting;

  const keep = (changed: Partial<AgentDocs>) =>
    agent ? keepDocs(queries, agent.id, changed) : setWaiting((held) => ({ ...held, ...changed }));
  const run = async (type: AgentDocType, call: () => Promise<Revision | undefined>) => {
    setPending((all) => ({ ...all, [type]: true }));
    setErrors((all) => ({ ...all, [type]: undefined }));
    try {
      return await call();
    } catch (error) {
      const failure = uploadError(error, 'doc');
      const problem = refusedFields(failure)?.doc;
      if (problem === undefined) reportError(failure);
      else setErrors((all) => ({ ...all, [type]: problem }));
      return undefined;
    } finally {
      setPending((all) => ({ ...all, [type]: false }));
    }
  };
  return {
    docs,
    nameOf: (type) => {
      const file = docs[type];
      if (file === null) return null;
      return names[type]?.file === file ? names[type].name : docName(type, file);
    },
    error: (type) => errors[type],
    busy: (type) => pending[type] ?? false,
    upload: (type, { name, dataUrl }) =>
      run(type, async () => {
        const body = { agent_id: agent?.id ?? 0, doc: dataUrl, type, original_name: name };
        const { [type]: file, ...revision } = await client.call.uploadAgentDoc({ body });
        if (file === undefined) return undefined;
        keep({ [type]: file });
        setNames((all) => ({ ...all, [type]: { file, name } }));
        toast.success(text.docUploaded);
        return revision;
      }),
    remove: async (type) => {
      const label = text.doc[type];
      const who = agent ? text.removeDocWho(label, agent.name) : text.removeDocNew(label);
      const message = `${text.removeDocQuestion}\n\n${who}`;
      if (!(await confirm({ title: text.holdOn, message, confirmLabel: text.removeDoc, danger: true })))
        return undefined;
      return run(type, async () => {
        const { ssm, kpl, ...revision } = await client.call.deleteAgentDoc({ params: { id: agent?.id ?? 0, type } });
        keep({ ssm, kpl });
        toast.success(text.docRemoved);
        return revision;
      });
    },
  };
}
