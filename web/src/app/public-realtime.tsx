import { browserAttention, browserClock, browserSocket } from '@muara/client';
import { createRealtime } from '@muara/client/realtime';
import { useEffect } from 'react';
import { useServices } from './services-context.ts';

/** The realtime connection of the public root page: a guest that hears alerts and reloads (000 §4). */
export default function PublicRealtime() {
  const { config, dialogs } = useServices();
  useEffect(() => {
    const realtime = createRealtime({
      url: config.realtimeUrl,
      socket: browserSocket,
      clock: browserClock,
      random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
      attention: browserAttention(window),
      startup: () => ({ id: null, name: 'Guest', role: 'public', token: null, agent: navigator.userAgent.slice(0, 500) }),
      onReload: () => location.reload(),
    });
    realtime.page('/');
    const end = realtime.on('alert', ({ title, message }) => {
      void dialogs.requests.alert({ title: title ?? config.appName, message });
    });
    realtime.start();
    return () => {
      end();
      realtime.stop();
    };
  }, [config, dialogs]);
  return null;
}
