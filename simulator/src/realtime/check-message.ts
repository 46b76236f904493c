import { REALTIME_APPS } from '@muara/contract/constants';
import { CLIENT_MESSAGES, type ClientMessage } from '@muara/contract/realtime';
import type { RealtimeStartup } from '@muara/contract/types';
import { schemas } from '@muara/contract/validators';

/** The applications that this server accepts. */
const APP_IDS: readonly unknown[] = ['muara'];

type CheckedStartup =
  | { readonly ok: true; readonly startup: RealtimeStartup }
  | { readonly ok: false; readonly type: 'forbidden' | 'appid_invalid'; readonly why: string };

/** Validates the start-up message: first the application, then everything else. */
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

/** Validates a message of an online peer; undefined when it is unknown or malformed. */
export function checkMessage(frame: Record<string, unknown>): ClientMessage | undefined {
  const name = frame['msg'];
  if (typeof name !== 'string' || !Object.hasOwn(CLIENT_MESSAGES, name)) return undefined;
  const { schema } = CLIENT_MESSAGES[name as keyof typeof CLIENT_MESSAGES];
  const parsed = schemas[schema].safeParse(frame);
  return parsed.success ? parsed.data : undefined;
}
