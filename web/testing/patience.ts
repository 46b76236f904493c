/**
 * How long a test of a screen waits for what it expects.
 * It is enough where two other programs keep both cores busy, and what is broken is found within five seconds.
 */
export const PATIENCE_MS = 4000;
