import type { AgentDocType } from '@muara/contract/constants';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { agentsMessages as text } from './agents.messages.ts';

/** The address of a document, for a window of its own, which brings the token along (001 §7). */
export function useDocAddress(): (file: string) => string {
  const client = useClient();
  const { token } = useSessionActions();
  return (file) => client.url('getAgentDoc', { params: { file }, token: token() });
}

/** What a stored document is called: the store's own names say nothing to people. */
export function docName(type: AgentDocType, file: string): string {
  return text.docName(text.doc[type], (file.split('.').at(-1) ?? '').toUpperCase());
}
