import { afterEach, describe, expect, it } from 'vitest';
import { resetAppState } from './app-state.ts';
import { catalogue, overlayCatalogues } from './catalogue.ts';

afterEach(resetAppState);

describe('a catalogue of words', () => {
  it('answers English until another language takes its place', () => {
    const words = catalogue('boats', { title: 'Boats', seats: (count: number) => `${count} seats` });
    expect(words.title).toBe('Boats');
    overlayCatalogues({ boats: { title: 'Bot', seats: (count: number) => `${count} tempat duduk` } });
    expect(words.title).toBe('Bot');
    expect(words.seats(3)).toBe('3 tempat duduk');
  });

  it('that is loaded later has the other language from the start, and English for what it lacks', () => {
    overlayCatalogues({ piers: { title: 'Jeti' } });
    const words = catalogue('piers', { title: 'Jetties', closed: 'Closed' });
    expect(words).toEqual({ title: 'Jeti', closed: 'Closed' });
  });

  it('that the other language does not have stays English', () => {
    const words = catalogue('tides', { title: 'Tides' });
    overlayCatalogues({ boats: { title: 'Bot' } });
    expect(words.title).toBe('Tides');
  });

  it('is English again in the next app, without the words that only the other language had', () => {
    const words = catalogue('menu-names', { title: 'Menu' });
    overlayCatalogues({ 'menu-names': { title: 'Menu utama', Dashboard: 'Papan Pemuka' } });
    expect(words).toEqual({ title: 'Menu utama', Dashboard: 'Papan Pemuka' });
    resetAppState();
    expect(words).toEqual({ title: 'Menu' });
  });
});
