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

/** Returns the address of the app in a world. */
export const appAddress = (world: string): string => `/w/${world}/`;
