import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { playGateSound } from './sounds.ts';

test('the loudspeaker is on from the first sound to the end of the last, and again for the next', async () => {
  const states: AudioContextState[] = [];
  const recorded = class extends AudioContext {
    constructor() {
      super();
      this.addEventListener('statechange', () => states.push(this.state));
    }
  };
  vi.stubGlobal('AudioContext', recorded);
  try {
    // Browsers play nothing before the first input.
    await userEvent.keyboard('a');
    playGateSound('ready');
    playGateSound('boarded');
    await expect.poll(() => states).toEqual(['running', 'suspended']);

    playGateSound('refused');
    await expect.poll(() => states).toEqual(['running', 'suspended', 'running', 'suspended']);
  } finally {
    vi.unstubAllGlobals();
  }
});
