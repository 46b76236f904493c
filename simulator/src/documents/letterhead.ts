import { trainingMark } from './training-mark.ts';
import { paragraph, space } from './blocks.ts';
import type { Block, Kit } from './paper.ts';
import type { BusinessHeader } from './types.ts';

/** Returns the operator's name and address for the head of a document. */
export function letterhead(kit: Kit, business: BusinessHeader): Block[] {
  const facts = [...business.lines, business.registration, business.contact].filter(
    (line): line is string => typeof line === 'string' && line !== '',
  );
  return [
    ...trainingMark(kit, business),
    riverMark(kit),
    space(4),
    paragraph(kit, business.name, { size: 14, bold: true }),
    space(2),
    ...facts.map((line) => paragraph(kit, line, { size: 7.5 })),
  ];
}

/** Returns the operator's logo: two waves in step, the lower one shorter. */
function riverMark({ width }: Kit): Block {
  return {
    height: 12,
    draw({ canvas, left, top }) {
      const middle = left + width / 2;
      canvas.wave(middle - 24, top - 3.5, 48, 4, 1.4);
      canvas.wave(middle - 12, top - 9, 24, 2, 1.4);
    },
  };
}
