import { SCREENS, type Screen, type ScreenName } from '@muara/contract/screens';
import { matchPath } from 'react-router-dom';
import type { ScreenDefinition } from '@/domain/navigation/define-screen.ts';
import { lazyPage } from '@/lib/lazy-page.tsx';

/** The frame of most screens: header, side menu, and the place of the screen itself. */
export const shell = lazyPage(() => import('../shell/shell.tsx'));

const files = import.meta.glob<ScreenDefinition>('../../features/**/*.screen.ts', { eager: true, import: 'default' });
const definitions = new Map(Object.values(files).map((screen) => [screen.name, screen]));

/** The screens that need a session, in the order of `screens.yaml`. */
export const screenNames = Object.keys(SCREENS) as ScreenName[];

/** Returns what the `*.screen.ts` of a screen defines. */
export function definitionOf(name: ScreenName): ScreenDefinition {
  const screen = definitions.get(name);
  if (!screen) throw new Error(`screens.yaml: ${name} has no features/**/*.screen.ts that defines it`);
  return screen;
}

/** Returns the page of a screen. */
export const pageOf = (name: ScreenName): ScreenDefinition['Page'] => definitionOf(name).Page;

export const screenOf = (name: ScreenName): Screen => SCREENS[name];

/** Returns the addresses of a screen as router patterns: its path, and its launcher if it has one. */
export function patternsOf(name: ScreenName): string[] {
  const { path, launcher, dialogs } = screenOf(name);
  const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
  return [dialogs ? `${pattern}/*` : pattern, ...(launcher ? [launcher] : [])];
}

/** Returns the screen at an address; the dashboard for unknown addresses. */
function screenAt(pathname: string): ScreenName {
  const leadsThere = (name: ScreenName): boolean =>
    patternsOf(name).some((pattern) => matchPath(pattern, pathname)) || pathname in (screenOf(name).aliases ?? {});
  return screenNames.find(leadsThere) ?? 'dashboard';
}

/** Loads the chunks that `path` shows. A chunk that fails is tried again when it is shown. */
export async function preloadScreens(path: string): Promise<void> {
  const name = screenAt(path);
  const { frame } = screenOf(name);
  const under = frame === 'modal' ? [pageOf('dashboard')] : [];
  const shown = [...(frame === 'page' ? [] : [shell]), ...under, pageOf(name)];
  await Promise.allSettled(shown.map((page) => page.preload()));
}
