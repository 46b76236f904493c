import type { MuaraClient } from '@muara/client/http';
import type { Realtime } from '@muara/client/realtime';
import type { AppConfig } from '@/domain/session/config-context.ts';
import type { DialogRequests } from '@/lib/dialogs.ts';
import type { OnlinePrinters } from './online-printers.ts';

export interface PrintDeskOptions {
  config: AppConfig;
  client: MuaraClient;
  realtime: Realtime;
  online: OnlinePrinters;
  dialogs: DialogRequests;
  /** Whose jobs these are. */
  userId: number;
  /** `ws_api_key` of the session user, for the local helpers. */
  apiKey: string;
  /** How the app reaches the helpers; the browser's own by default. */
  fetch?: typeof fetch;
}
