import { type Align, LEADING, writeLines } from './lines.ts';
import type { Block, Kit } from './paper.ts';
import { wrap } from './text.ts';

interface Style {
  size?: number;
  bold?: boolean;
}

/** Returns empty space. */
export function space(height: number): Block {
  return { height, draw: () => undefined };
}

/** Returns a thin line across the column, with space above and below; `dashed` for minor divisions. */
export function rule({ width }: Kit, { dashed = false, thickness = 0.7, air = 5 } = {}): Block {
  return {
    height: 2 * air + thickness,
    draw: ({ canvas, left, top }) =>
      canvas.line(left, top - air - thickness / 2, width, thickness, dashed ? [1.6, 1.8] : undefined),
  };
}

/** Returns wrapped text across the column. */
export function paragraph(kit: Kit, text: string, style: Style & { align?: Align } = {}): Block {
  const { size = 8, align = 'centre' } = style;
  const font = style.bold ? kit.bold : kit.regular;
  const lines = wrap(font, text, size, kit.width);
  return {
    height: lines.length * size * LEADING,
    draw: (area) => writeLines(area, lines, { size, align, from: 0, to: kit.width }),
  };
}

/** Returns a label on the left and its value on the right; long ones wrap. */
export function row(kit: Kit, label: string, value: string, style: Style & { strong?: boolean } = {}): Block {
  const { size = 8.5, bold = false, strong = false } = style;
  const labelFont = bold ? kit.bold : kit.regular;
  const valueFont = bold || strong ? kit.bold : kit.regular;
  const labels = wrap(labelFont, label, size, kit.width * 0.5);
  const labelWidth = Math.max(...labels.map(({ width }) => width * size));
  const gap = 8;
  const values = wrap(valueFont, value, size, kit.width - labelWidth - gap);
  return {
    height: Math.max(labels.length, values.length) * size * LEADING,
    draw(area) {
      writeLines(area, labels, { size, align: 'left', from: 0, to: labelWidth });
      writeLines(area, values, { size, align: 'right', from: labelWidth + gap, to: kit.width });
    },
  };
}

/** Returns the three columns of a bill: item, `2 × 30.00`, amount. Used for lines and their heading. */
export function billRow(kit: Kit, what: string, howMany: string, amount: string, style: Style = {}): Block {
  const { size = 8.5, bold = false } = style;
  const font = bold ? kit.bold : kit.regular;
  const amountLeft = kit.width * 0.78;
  const countRight = kit.width * 0.76;
  const count = font.line(howMany);
  const whatWidth = countRight - count.width * size - 6;
  const lines = wrap(font, what, size, whatWidth);
  return {
    height: lines.length * size * LEADING,
    draw(area) {
      writeLines(area, lines, { size, align: 'left', from: 0, to: whatWidth });
      writeLines(area, [count], { size, align: 'right', from: 0, to: countRight });
      writeLines(area, [font.line(amount)], { size, align: 'right', from: amountLeft, to: kit.width });
    },
  };
}

/** Returns a title on the left and a state on the right: white on black when good, framed otherwise. */
export function badgeRow(kit: Kit, title: string, badge: string, filled: boolean): Block {
  const size = 9;
  const state = kit.bold.line(badge.toUpperCase());
  const boxWidth = state.width * size + 14;
  const boxHeight = size + 7;
  return {
    height: boxHeight,
    draw({ canvas, left, top }) {
      const baseline = top - boxHeight / 2 - size * 0.36;
      const x = left + kit.width - boxWidth;
      const box = { x, y: top - boxHeight, width: boxWidth, height: boxHeight };
      canvas.text(kit.bold.line(title), left, baseline, { size: 10 });
      if (filled) canvas.fillBoxes([box]);
      else canvas.frame(box, 0.9);
      canvas.text(state, x + 7, baseline, { size, inverse: filled });
    },
  };
}
