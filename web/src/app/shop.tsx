import { browserAttention, browserSocket } from '@muara/client';
import { createRealtime } from '@muara/client/realtime';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import ShopPage from '@/features/shop/shop.page.tsx';
import { ClientContext } from '@/domain/session/client-context.ts';
import { RealtimeContext } from '@/domain/realtime/realtime-context.ts';
import { useSession } from '@/domain/session/session-context.ts';
import { keptForms } from '@/lib/kept-forms.ts';
import { followCatalogue } from './area/catalogue-changes.ts';
import { followServerClock } from './area/server-clock.ts';
import { getQueryClient } from './query-client.ts';
import { useServices } from './services-context.ts';
import { clientClock } from '@/lib/clock.ts';

/**
 * The public shop with the server state and the realtime connection that it needs.
 * Guests hear of prices, popups, the closing of the shop, alerts and reloads (000 §4). Only a customer buys under
 * their own account; staff and agents are visitors here (002 §6).
 */
export default function Shop() {
  const services = useServices();
  const { config, dialogs, client, guest, server } = services;
  const queries = getQueryClient();
  const buyer = useSession()?.user.role === 'Customer' ? client : guest;
  const [realtime] = useState(() =>
    createRealtime({
      url: config.realtimeUrl,
      socket: server.socket ?? browserSocket,
      clock: clientClock,
      random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
      attention: browserAttention(window),
      startup: () => ({
        id: null,
        name: 'Guest',
        role: 'public',
        token: null,
        agent: navigator.userAgent.slice(0, 500),
      }),
      onReload: keptForms.reload,
      functions: { clear_cache: () => void queries.invalidateQueries() },
    }),
  );
  useEffect(() => {
    realtime.page('/');
    const ends = [
      realtime.on('alert', ({ title, message }) => {
        void dialogs.requests.alert({ title: title ?? config.appName, message });
      }),
      followCatalogue(realtime, queries),
      followServerClock(realtime, queries),
    ];
    realtime.start();
    return () => {
      ends.forEach((end) => end());
      realtime.stop();
    };
  }, [realtime, queries, config, dialogs]);
  return (
    <QueryClientProvider client={queries}>
      <RealtimeContext value={realtime}>
        <ClientContext value={buyer}>
          <ShopPage />
        </ClientContext>
      </RealtimeContext>
    </QueryClientProvider>
  );
}
