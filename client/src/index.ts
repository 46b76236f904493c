/**
 * Everything that a caller of Muara needs.
 * The parts can be imported separately: `/http`, `/realtime`, `/printers`.
 */
export * from './http/create-client.ts';
export { ERROR_TEXTS } from './http/api-error.ts';
export * from './realtime/create-realtime.ts';
export { browserAttention, browserSocket } from './realtime/browser-host.ts';
export { systemClock as browserClock } from './system.ts';
export type { Attention, AttentionSource, RealtimeClock, RealtimeSocket } from './realtime/host.ts';
export { isIgnoredScriptError, scriptErrorReport, type ScriptError } from './realtime/script-errors.ts';
export { createThrottle } from './realtime/throttle.ts';
export * from './printers/create-printers.ts';
