import { Checkbox, PasswordInput } from '@mantine/core';
import { AGENT_DOC_TYPES } from '@muara/contract/constants';
import { checkAgent } from '@muara/contract/rules';
import type { Agent, AgentDocs } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useToast } from '@/lib/toast.ts';
import { followRevision } from '@/domain/records/follow-revision.ts';
import { keepFirstPage, keepRecord } from '@/domain/records/record-cache.ts';
import { textField } from '@/domain/forms/text-field.ts';
import { FileDrop } from '@/domain/files/file-drop.tsx';
import { ContractFields } from '@/domain/partners/contract-fields.tsx';
import { partyDraft, PartyFields } from '@/domain/partners/party-fields.tsx';
import { RecordForm } from '@/domain/records/record-form.tsx';
import { useRecordForm } from '@/domain/records/use-record-form.ts';
import { useDocAddress } from './agent-docs.ts';
import { AGENTS } from './agents.api.ts';
import { agentsMessages as text } from './agents.messages.ts';
import { useAgentDocs } from './use-agent-docs.ts';

const draftOf = (agent: Agent | null) => ({ ...partyDraft(agent), password: '', active: agent?.active === 1 });
type AgentDraft = ReturnType<typeof draftOf>;

/** Without both documents nobody is active, whatever the box says (001 §4). */
const bodyOf = (draft: AgentDraft, docs: AgentDocs) => ({
  ...draft,
  docs,
  active: (draft.active && docs.ssm && docs.kpl ? 1 : 0) as 0 | 1,
});

/** Adds an agent, or changes one (001 §4, §5). */
export function AgentForm({ agent }: { agent: Agent | null }) {
  const isNew = agent === null;
  const { can } = useSessionActions();
  const address = useDocAddress();
  const filledAt = useRef(agent?.updated_at ?? null);
  const save = useSave(agent);
  const documents = useAgentDocs(agent, (revision) => {
    filledAt.current = followRevision(filledAt.current, revision);
  });
  const { docs } = documents;
  const form = useRecordForm<AgentDraft>({
    initialValues: draftOf(agent),
    check: (draft) => checkAgent({ mode: isNew ? 'add' : 'edit', values: bodyOf(draft, docs) }),
    save: (draft, over) => save(bodyOf(draft, docs), over ? {} : { updated_at: filledAt.current ?? '' }),
  });
  const { active } = bodyOf(form.values, docs);
  const isComplete = Boolean(docs.ssm && docs.kpl);
  // A document that comes back makes nobody active again.
  const deactivate = useEffectEvent(() => {
    if (form.values.active) form.setValues({ active: false });
  });
  useEffect(() => {
    if (!isComplete) deactivate();
  }, [isComplete]);
  const isUploading = AGENT_DOC_TYPES.some(documents.busy);
  const shown = {
    ...form,
    isDirty: form.isDirty || (isNew && Boolean(docs.ssm || docs.kpl)),
    isSubmitting: form.isSubmitting || isUploading,
    // A document on its way is to be saved along.
    submit: (event: React.FormEvent<HTMLFormElement>) => (isUploading ? event.preventDefault() : form.submit(event)),
  };
  return (
    <RecordForm form={shown} isNew={isNew}>
      <PartyFields form={form}>
        <PasswordInput
          {...textField(form, 'password')}
          label={isNew ? text.password : text.newPassword}
          description={isNew ? text.passwordHint : `${text.passwordHint} ${text.passwordKept}`}
          required={isNew}
          aria-invalid={form.errors.password !== undefined || undefined}
          autoComplete="new-password"
        />
      </PartyFields>
      <ContractFields form={form} note={text.contractNote} />
      {AGENT_DOC_TYPES.map((type) => {
        const name = documents.nameOf(type);
        const file = docs[type];
        return (
          <FileDrop
            key={type}
            name={`docs.${type}`}
            label={text.doc[type]}
            file={name === null || file === null ? null : { name, href: address(file) }}
            busy={documents.busy(type)}
            disabled={!can('uploadAgentDoc')}
            error={documents.error(type) ?? form.errors[`docs.${type}`]}
            onPick={(picked) => void documents.upload(type, picked)}
            {...(can('deleteAgentDoc') ? { onRemove: () => void documents.remove(type) } : {})}
          />
        );
      })}
      <div data-wide>
        <Checkbox
          name="active"
          label={text.active}
          description={isComplete ? text.activeHint : text.activeLocked}
          title={isComplete ? undefined : text.activeLocked}
          disabled={!isComplete}
          checked={active === 1}
          error={form.errors.active}
          onChange={(event) => form.setValues({ active: event.currentTarget.checked })}
        />
      </div>
    </RecordForm>
  );
}

function useSave(
  agent: Agent | null,
): (body: ReturnType<typeof bodyOf>, basis: { updated_at?: string }) => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  return async (body, basis) => {
    if (agent) {
      const { id } = agent;
      keepRecord(queries, AGENTS, await client.call.editAgent({ body: { id, ...body, ...basis } }));
      return void toast.success(text.saved);
    }
    keepFirstPage(queries, AGENTS, await client.call.addAgent({ body }));
    toast.success(text.added);
  };
}
