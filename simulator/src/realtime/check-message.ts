import { REALTIME_APPS } from '@muara/contract/constants';
import { CLIENT_MESSAGES, type ClientMessage } from '@muara/contract/realtime';
import type { RealtimeStartup } from '@muara/contract/types';
import { schemas } from '@muara/contract/validators';

/** The applications that this server knows. */
const APP_IDS: readonly unknown[] = ['muara'];

type CheckedStartup =
  | { readonly ok: true; readonly startup: RealtimeStartup }
  | { readonly ok: false; readonly type: 'forbidden' | 'appid_invalid'; readonly why: string };

/** The start-up message against the contract: an unknown application first, then anything malformed. */
export function checkStartup(frame: Record<string, unknown>): CheckedStartup {
  const { app, app_id: appId } = frame;
  if (!(REALTIME_APPS as readonly unknown[]).includes(app) || !APP_IDS.includes(appId)) {
    return { ok: false, type: 'appid_invalid', why: 'unknown application' };
  }
  const parsed = schemas.RealtimeStartup.safeParse(frame);
  if (parsed.success) return { ok: true, startup: parsed.data };
  const issue = parsed.error.issues[0];
  return { ok: false, type: 'forbidden', why: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'malformed'}` };
}

/** A message of a peer that is online; undefined when it is not one of the contract's, or malformed. */
export function checkMessage(frame: Record<string, unknown>): ClientMessage | undefined {
  const name = frame['msg'];
  if (typeof name !== 'string' || !Object.hasOwn(CLIENT_MESSAGES, name)) return undefined;
  const { schema } = CLIENT_MESSAGES[name as keyof typeof CLIENT_MESSAGES];
  const parsed = schemas[schema].safeParse(frame);
  return parsed.success ? (parsed.data as ClientMessage) : undefined;
}
