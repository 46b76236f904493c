export { startHelper, type Helper } from './helper.ts';
export type { HelperParts } from './helper-run.ts';
export { HELPERS, type HelperOptions } from './options.ts';
export type { PeerSocket } from './realtime-peer.ts';
export { memoryStore, type HelperStores, type MemoryFiles } from './store.ts';
