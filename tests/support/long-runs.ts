/** `npm run verify` draws more random cases than `npm test`, which a developer waits for. */
export const isLongRun = process.env.MUARA_LONG_RUNS === '1';
