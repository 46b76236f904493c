/** One measured figure, with its aim where there is one. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  aim?: { atMost?: number; atLeast?: number };
  note?: string;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!;
}

function verdict({ value, aim }: Figure): string {
  if (!aim) return '';
  const kept = (aim.atMost === undefined || value <= aim.atMost) && (aim.atLeast === undefined || value >= aim.atLeast);
  const text = aim.atMost === undefined ? `≥ ${aim.atLeast}` : `≤ ${aim.atMost}`;
  return `${text} ${kept ? 'kept' : 'MISSED'}`;
}

const round = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** Prints a section as a table on the terminal. */
export function printFigures(title: string, figures: Figure[]): void {
  process.stdout.write(`\n${title}\n`);
  const width = Math.max(...figures.map((figure) => figure.name.length));
  for (const figure of figures) {
    const amount = `${round(figure.value)} ${figure.unit}`.padStart(14);
    process.stdout.write(
      `  ${figure.name.padEnd(width)} ${amount}   ${verdict(figure)}${figure.note ? `  ${figure.note}` : ''}\n`,
    );
  }
}
