import { site } from '@/lib/address.ts';

/** The views of one world, in the order of the menu. */
export const WORLD_VIEWS = ['calls', 'time', 'faults', 'mails', 'papers', 'realtime', 'rights'] as const;
export type WorldView = (typeof WORLD_VIEWS)[number];

/** Addresses of the console, below `/__sim`. */
export const paths = {
  worlds: (): string => '/worlds',
  runs: (): string => '/runs',
  run: (id: number): string => `/runs/${id}`,
  world: (name: string, view: WorldView = 'calls'): string => `/w/${name}/${view}`,
  call: (name: string, id: number, search = ''): string => `/w/${name}/calls/${id}${search}`,
  compare: (name: string, other = ''): string => `/w/${name}/compare${other && `?with=${other}`}`,
};

/** The folder of the server, whose console is in `__sim` below it: empty, or `/x/y`. */
const SERVER_FOLDER = site.base.replace(/\/__sim$/, '');

/** The base URL of the server. */
export const serverUrl = (): string => location.origin + SERVER_FOLDER;

/** Returns the path of a world, without a last slash: its app and its calls are below it. */
export const worldPath = (world: string): string => `${SERVER_FOLDER}/w/${world}`;

/** Returns the address of the app in a world. */
export const appAddress = (world: string): string => `${worldPath(world)}/`;
