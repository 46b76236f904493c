import { clock } from './clock.ts';

/** Two tones, one after the other, in hertz. */
const TONES = [660, 880];
const TONE_SECONDS = 0.14;
const LOUDNESS = 0.08;
/** A burst of news makes one sound. */
const QUIET_MS = 1500;

let context: AudioContext | null = null;
let quietUntil = 0;

/** A short chime. Browsers allow sound only after somebody has used the page; until then nothing happens. */
export function playChime(): void {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  if (typeof AudioContext === 'undefined' || clock.device() < quietUntil) return;
  quietUntil = clock.device() + QUIET_MS;
  context ??= new AudioContext();
  // A context that was made before the page was used, or that slept with the page, has to be woken.
  void context.resume().catch(() => undefined);
  TONES.forEach((pitch, index) => tone(context as AudioContext, pitch, index * TONE_SECONDS));
}

function tone(audio: AudioContext, pitch: number, delay: number): void {
  const start = audio.currentTime + delay;
  const end = start + TONE_SECONDS * 1.6;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = 'sine';
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
