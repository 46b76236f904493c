import { Checkbox, PasswordInput } from '@mantine/core';
import { AGENT_DOC_TYPES } from '@muara/contract/constants';
import { checkAgent } from '@muara/contract/rules/forms/check-agent';
import type { Agent, AgentDocs, Revision } from '@muara/contract/types';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { useEffect, useEffectEvent } from 'react';
import { FileDrop } from '@/domain/files/file-drop.tsx';
import { ContractFields } from '@/domain/partners/contract-fields.tsx';
import { partnerDraft, PartnerFields } from '@/domain/partners/partner-fields.tsx';
import { RecordForm } from '@/domain/records/record-form.tsx';
import type { RecordDialogOf } from '@/domain/records/use-listed-dialog.ts';
import { useForm } from '@/domain/forms/use-form.ts';
import { useDocAddress } from './agent-docs.ts';
import { agentsMessages as text } from './agents.messages.ts';
import { useAgentDocs } from './use-agent-docs.ts';

const draftOf = (agent: Agent | null) => ({ ...partnerDraft(agent), password: '', active: agent?.active === 1 });
type AgentDraft = ReturnType<typeof draftOf>;

/** Without both documents an agent cannot be active, even if the box is ticked (001 §4). */
function bodyOf(draft: AgentDraft, docs: AgentDocs) {
  const active: 0 | 1 = draft.active && docs.ssm && docs.kpl ? 1 : 0;
  return { ...draft, docs, active };
}

export type AgentBody = ReturnType<typeof bodyOf>;

interface AgentFormProps {
  agent: Agent | null;
  save: RecordDialogOf<Agent, AgentBody>['save'];
}

/** Adds an agent, or changes one (001 §4, §5). */
export function AgentForm({ agent, save }: AgentFormProps) {
  const isNew = agent === null;
  const { can } = useSessionActions();
  const address = useDocAddress();
  const documents = useAgentDocs(agent);
  const { docs } = documents;
  const form = useForm<AgentDraft>({
    initialValues: draftOf(agent),
    record: agent,
    check: (draft) => checkAgent({ mode: isNew ? 'add' : 'edit', values: bodyOf(draft, docs) }),
    save: (draft, seen) => save(agent, bodyOf(draft, docs), seen),
  });
  const keepRevision = (revision?: Revision) => form.acceptSaved({}, revision);
  const { active } = bodyOf(form.values, docs);
  const isComplete = Boolean(docs.ssm && docs.kpl);
  // A document that comes back makes nobody active again.
  const deactivate = useEffectEvent(() => {
    if (form.values.active) form.setValues({ active: false });
  });
  useEffect(() => {
    if (!isComplete) deactivate();
  }, [isComplete]);
  const shown = { ...form, isDirty: form.isDirty || (isNew && Boolean(docs.ssm || docs.kpl)) };
  return (
    // A document that is still uploading belongs to the save.
    <RecordForm form={shown} isBusy={AGENT_DOC_TYPES.some(documents.busy)} isNew={isNew}>
      <PartnerFields form={form}>
        <PasswordInput
          {...form.getInputProps('password')}
          label={isNew ? text.password : text.newPassword}
          description={isNew ? text.passwordHint : `${text.passwordHint} ${text.passwordKept}`}
          required={isNew}
          aria-invalid={form.errors.password !== undefined || undefined}
          autoComplete="new-password"
        />
      </PartnerFields>
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
            onPick={(picked) => void documents.upload(type, picked).then(keepRevision)}
            {...(can('deleteAgentDoc') ? { onRemove: () => void documents.remove(type).then(keepRevision) } : {})}
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
