import 'virtual:theme.css';
import '@/app/kit.css';
import '@/app/app.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app.tsx';
import { FailureScreen } from '@/app/failure-screen.tsx';
import { loadConfig } from '@/app/config.ts';
import { en } from '@/app/messages/en.ts';
import { preloadPath } from '@/app/public-pages.ts';
import { createServices } from '@/app/services.ts';
import { language } from '@/lib/language.ts';
import { steadyPointer } from '@/lib/steady-pointer.ts';
import { KitProvider } from '@/app/kit-provider.tsx';

/** Loads the configuration, the session and the requested route's chunk in parallel, then mounts once. */
async function start(): Promise<void> {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const early = preloadPath(location.pathname);
  const words = speak();
  try {
    const [config] = await Promise.all([loadConfig(), words]);
    const services = createServices(config);
    await services.session.start();
    await Promise.all([early, preloadPath(services.landing(location.pathname))]);
    startTransition(() => root.render(<App services={services} />));
  } catch {
    await words;
    root.render(
      <KitProvider>
        <FailureScreen title={en.configTitle} text={en.configText} onRetry={() => location.reload()} />
      </KitProvider>,
    );
  }
}

/** Replaces English with the chosen language; if its texts fail to load, the app stays in English. */
async function speak(): Promise<void> {
  if (language.shown() === 'en') return;
  const malay = await import('@/app/messages/malay.ts').catch(() => null);
  malay?.speakMalay();
  document.documentElement.lang = malay ? 'ms' : 'en';
}

steadyPointer();
void start();
