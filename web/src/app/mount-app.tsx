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

/**
 * Loads the configuration, the session and the requested route's chunk in parallel, then mounts once.
 * Returns a function that ends the app.
 */
export async function mountApp(element: HTMLElement, server: ServerConnection = {}): Promise<() => void> {
  const root = createRoot(element);
  forgetOtherFolder();
  let services: Services | undefined;
  const early = preloadPath(currentPath());
  const words = loadWords();
  try {
    const [config] = await Promise.all([loadConfig(server.fetch), words]);
    if (config.bar) await loadBarWords();
    services = createServices(config, server);
    const { landing, session } = services;
    await session.start();
    await Promise.all([early, preloadPath(landing(currentPath()))]);
    const app = <App services={services} />;
    startTransition(() => root.render(app));
  } catch {
    await words;
    root.render(
      <KitProvider>
        <FailureScreen title={en.configTitle} text={en.configText} onRetry={() => location.reload()} />
      </KitProvider>,
    );
  }
  return () => {
    root.unmount();
    services?.close();
  };
}

/** Replaces English with the chosen language; if its texts fail to load, the app stays in English. */
async function loadWords(): Promise<void> {
  if (language.shown() === 'en') return;
  const malay = await import('./messages/malay.ts').catch(() => null);
  malay?.speakMalay();
  document.documentElement.lang = malay ? 'ms' : 'en';
}

/** The words of the bar load only where there is one. */
async function loadBarWords(): Promise<void> {
  if (language.shown() === 'en') return;
  const malay = await import('@/features/world-bar/world-bar.ms.ts').catch(() => null);
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
