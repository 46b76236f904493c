import { createRealtime, type Realtime } from '@muara/client/realtime';
import { browserAttention, browserSocket, createThrottle } from '@muara/client';
import { can } from '@muara/client/http';
import { SCREENS } from '@muara/contract/screens';
import { notConnected } from '@/features/printers/not-connected.ts';
import { followPrinters } from '@/features/printers/online-printers.ts';
import { createPrintDesk, type PrintDesk } from '@/features/printers/print-desk.ts';
import { clientClock, clock } from '@/lib/clock.ts';
import { installation } from '@/lib/installation.ts';
import { keptForms } from '@/lib/kept-forms.ts';
import { onlinePeople } from '@/domain/people/online-people.ts';
import { toast } from '@/lib/toast.ts';
import { getQueryClient } from '../query-client.ts';
import type { Services } from '../services.ts';
import { sessionEndText } from '../session-end-text.ts';
import { followAlerts } from './alerts.ts';
import { reportScriptErrors } from './script-errors.ts';
import { followCatalogue } from './catalogue-changes.ts';
import { followServerClock } from './server-clock.ts';
import { followUnread } from './unread.ts';

export interface Area {
  realtime: Realtime;
  desk: PrintDesk;
  /** Connects and subscribes; returns a function that undoes both. */
  start(): () => void;
}

/** Creates what lives as long as one user is signed in: the realtime connection and the print desk. */
export function createArea({ config, client, session, tokens, dialogs, server }: Services): Area {
  const queries = getQueryClient();
  const user = session.get()?.user;
  if (!user) throw new Error('The signed-in area needs a session.');
  const isInstalled = installation.isApp();

  const bubble = createThrottle(async () => {
    if (!can(session.get()?.user ?? null, 'getNotification')) return;
    const counters = await client.call.getNotification().catch(() => null);
    if (counters && session.get()?.user.id === user.id) session.patchUser({ bubble: counters });
  }, clientClock);

  const realtime = createRealtime({
    url: config.realtimeUrl,
    socket: server.socket ?? browserSocket,
    clock: clientClock,
    random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
    attention: browserAttention(window),
    startup: () => ({
      id: user.id,
      name: user.name,
      role: user.role,
      token: tokens.own.get(),
      agent: navigator.userAgent.slice(0, 500),
      wpa: isInstalled ? 1 : 0,
    }),
    onReload: keptForms.reload,
    onLogout(reason) {
      const text = sessionEndText(reason, tokens.kept() !== null);
      session.end('forced');
      if (text !== null) toast.error(text);
    },
    functions: {
      get_bubble: () => bubble.wish(),
      refresh_dashboard: () => void queries.invalidateQueries({ queryKey: [SCREENS.dashboard.queryKey] }),
      clear_cache: () => void queries.invalidateQueries(),
    },
  });

  const online = followPrinters(realtime);
  const desk = createPrintDesk({
    config,
    client,
    realtime,
    online,
    dialogs: dialogs.requests,
    userId: user.id,
    apiKey: user.ws_api_key,
    fetch: server.fetch,
  });

  return {
    realtime,
    desk,
    start() {
      const ends = [
        realtime.on('get-bubble', () => bubble.wish()),
        realtime.on('alert', ({ title, message }) => {
          void dialogs.requests.alert({ title: title ?? config.appName, message });
        }),
        realtime.on('printer_not_connected', () => {
          void dialogs.requests.alert({ title: config.appName, message: notConnected() });
        }),
        // What happened before the connection stood is in the counters alone.
        realtime.on('connected', () => bubble.wish()),
        followAlerts({
          realtime,
          appName: config.appName,
          user: () => session.get()?.user ?? null,
          recount: () => bubble.wish(),
        }),
        followUnread(realtime, client, user),
        followCatalogue(realtime, queries),
        followServerClock(realtime, queries),
        onlinePeople.follow(realtime),
        reportScriptErrors(realtime),
        () => bubble.cancel(),
      ];
      realtime.start();
      // Printing needs code of its own, which must be here before the network goes.
      ends.push(clock.after(3000, desk.warmUp), desk.start());
      return () => {
        realtime.stop();
        ends.forEach((end) => end());
      };
    },
  };
}
