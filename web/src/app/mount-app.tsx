import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { currentPath, hrefOf } from '@/lib/address.ts';
import { overlayCatalogues } from '@/lib/catalogue.ts';
import { language } from '@/lib/language.ts';
import { forgetOtherFolder } from '@/lib/tab-storage.ts';
import { App } from './app.tsx';
import { FailureScreen } from './failure-screen.tsx';
import { KitProvider } from './kit-provider.tsx';
import { en } from './messages/en.ts';
import { preloadPath } from './public-pages.ts';
import { createServices, type ServerConnection, type Services } from './services.ts';
import type { AppConfig } from '@/domain/session/config-context.ts';

/** An app in a page. */
interface MountedApp {
  /** Resolves when the first screen is on its way, or the failure to start; never, if the app ends first. */
  started: Promise<void>;
  /** Ends the app, even while it starts: nothing of it reaches the next app in this page. */
  end(): void;
}

/** Loads the configuration, the session and the requested route's chunk in parallel, then mounts once. */
export function mountApp(element: HTMLElement, server: ServerConnection = {}): MountedApp {
  const root = createRoot(element);
  const ending = new AbortController();
  const { signal } = ending;
  let services: Services | undefined;
  const load = async () => {
    const early = preloadPath(currentPath());
    const words = loadWords(signal);
    try {
      const [config] = await Promise.all([loadConfig(server.fetch), words]);
      if (config.bar) await loadBarWords(signal);
      await goOn(signal);
      services = createServices(config, server);
      const { landing, session } = services;
      await session.start();
      await Promise.all([early, preloadPath(landing(currentPath()))]);
      await goOn(signal);
      const app = <App services={services} />;
      startTransition(() => root.render(app));
    } catch {
      await words;
      await goOn(signal);
      root.render(
        <KitProvider>
          <FailureScreen title={en.configTitle} text={en.configText} onRetry={() => location.reload()} />
        </KitProvider>,
      );
    }
  };
  forgetOtherFolder();
  return {
    started: load(),
    end() {
      ending.abort();
      root.unmount();
      services?.close();
    },
  };
}

/** Goes no further once the app has ended. */
const goOn = ({ aborted }: AbortSignal) => (aborted ? new Promise<never>(() => {}) : undefined);

/** Replaces English with the chosen language; if its texts fail to load, the app stays in English. */
async function loadWords(signal: AbortSignal): Promise<void> {
  if (language.shown() === 'en') return;
  const malay = await import('./messages/malay.ts').catch(() => null);
  await goOn(signal);
  malay?.speakMalay();
  document.documentElement.lang = malay ? 'ms' : 'en';
}

/** The words of the bar load only where there is one. */
async function loadBarWords(signal: AbortSignal): Promise<void> {
  if (language.shown() === 'en') return;
  const malay = await import('@/features/world-bar/world-bar.ms.ts').catch(() => null);
  await goOn(signal);
  if (malay) overlayCatalogues(malay.default);
}

declare global {
  interface Window {
    /** The answer to `/config.json` that the head script asked for. */
    __muaraConfig?: Promise<Response>;
  }
}

/** Reads `/config.json`. Throws when it cannot be loaded or is not a configuration. */
async function loadConfig(load: typeof fetch = fetch): Promise<AppConfig> {
  const early = window.__muaraConfig;
  delete window.__muaraConfig;
  const response = await (early ?? load(hrefOf('/config.json'), { cache: 'no-store' }));
  if (!response.ok) throw new Error(`The configuration answered ${response.status}.`);
  const config: unknown = await response.json();
  if (!isConfig(config)) throw new Error('The configuration is not readable.');
  return config;
}

function isConfig(value: unknown): value is AppConfig {
  if (typeof value !== 'object' || value === null) return false;
  const config = value as Partial<Record<keyof AppConfig, unknown>>;
  const texts = [config.appName, config.version, config.apiBase, config.realtimeUrl];
  return (
    texts.every((text) => typeof text === 'string') && typeof config.printers === 'object' && config.printers !== null
  );
}
