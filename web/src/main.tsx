import '@/app/kit.css';
import '@/app/app.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app.tsx';
import { FailureScreen } from '@/app/failure-screen.tsx';
import { loadConfig } from '@/app/config.ts';
import { en } from '@/app/messages/en.ts';
import { preloadPath } from '@/app/door-pages.ts';
import { createServices } from '@/app/services.ts';
import { KitProvider } from '@/app/kit-provider.tsx';

/** Loads the configuration, the session and the chunk of the asked-for route side by side, then mounts once. */
async function start(): Promise<void> {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const early = preloadPath(location.pathname);
  try {
    const services = createServices(await loadConfig());
    await services.session.start();
    await Promise.all([early, preloadPath(services.landing(location.pathname))]);
    startTransition(() => root.render(<App services={services} />));
  } catch {
    root.render(
      <KitProvider>
        <FailureScreen title={en.configTitle} text={en.configText} onRetry={() => location.reload()} />
      </KitProvider>,
    );
  }
}

void start();
