import type { AppConfig } from '@/domain/session/config-context.ts';

declare global {
  interface Window {
    /** The answer to `/config.json` that the head script asked for. */
    __muaraConfig?: Promise<Response>;
  }
}

/** Reads `/config.json`. Throws when it cannot be loaded or is not a configuration. */
export async function loadConfig(load: typeof fetch = fetch): Promise<AppConfig> {
  const early = window.__muaraConfig;
  delete window.__muaraConfig;
  const response = await (early ?? load('/config.json', { cache: 'no-store' }));
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
