import { appState } from './app-state.ts';
import { clock } from './clock.ts';

/** Two tones, one after the other, in hertz. */
const TONES = [660, 880];
const TONE_SECONDS = 0.14;
const LOUDNESS = 0.08;
/** A burst of news makes one sound. */
const QUIET_MS = 1500;

/** A sound of tones, one after the other. */
interface Sound {
  /** In hertz. */
  tones: readonly number[];
  wave: OscillatorType;
  /** 0 to 1. */
  loudness: number;
}

/** The sounds of the gate, clear on a noisy jetty without a look: rising is good, falling is bad. */
const GATE_SOUNDS = {
  ready: { tones: [880], wave: 'triangle', loudness: 0.4 },
  warning: { tones: [660, 660], wave: 'triangle', loudness: 0.4 },
  refused: { tones: [330, 220], wave: 'square', loudness: 0.3 },
  boarded: { tones: [660, 880, 1320], wave: 'triangle', loudness: 0.4 },
} satisfies Record<string, Sound>;

export type GateSound = keyof typeof GATE_SOUNDS;

interface Player {
  audio: AudioContext;
  tonesToEnd: number;
}

const state = appState(() => ({ player: null as Player | null, quietUntil: 0 }));

/** Plays a short chime. Browsers allow sound only after the first input; until then it is silent. */
export function playChime(): void {
  if (clock.device() < state.quietUntil) return;
  state.quietUntil = clock.device() + QUIET_MS;
  playSound({ tones: TONES, wave: 'sine', loudness: LOUDNESS });
}

/** The sound of a result at the gate: each one is heard, however soon it follows. */
export function playGateSound(sound: GateSound): void {
  playSound(GATE_SOUNDS[sound]);
}

function playSound({ tones, wave, loudness }: Sound): void {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  if (typeof AudioContext === 'undefined') return;
  const player = (state.player ??= { audio: new AudioContext(), tonesToEnd: 0 });
  // A context that was made before the page was used, or that sleeps, has to be woken.
  void player.audio.resume().catch(() => undefined);
  for (const [index, pitch] of tones.entries()) {
    const tone = playTone(player.audio, pitch, { wave, loudness, delay: index * TONE_SECONDS });
    player.tonesToEnd += 1;
    tone.addEventListener('ended', () => sleepAfterLast(player));
  }
}

/** An awake context computes silence a thousand times a second and keeps the loudspeaker of a phone on. */
function sleepAfterLast(player: Player): void {
  player.tonesToEnd -= 1;
  if (player.tonesToEnd === 0) void player.audio.suspend().catch(() => undefined);
}

function playTone(
  audio: AudioContext,
  pitch: number,
  { wave, loudness, delay }: { wave: OscillatorType; loudness: number; delay: number },
): OscillatorNode {
  const start = audio.currentTime + delay;
  const end = start + TONE_SECONDS * 1.6;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end);
  return oscillator;
}
