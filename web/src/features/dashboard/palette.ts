import { CHART_PALETTE } from '@muara/contract/constants';
import type { Scheme } from '@/lib/scheme.ts';

/** Colour `index` of the fixed twelve (000 §2), lightened on the dark surface so that it keeps 3:1. */
export function chartColor(index: number, scheme: Scheme): string {
  const color = CHART_PALETTE[index % CHART_PALETTE.length] as string;
  return scheme === 'light' ? color : mixWithWhite(color, 0.38);
}

function mixWithWhite(hex: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.map((part) => Math.round(part + (255 - part) * share)).join(' ')})`;
}
