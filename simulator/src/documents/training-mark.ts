import type { Kit, Block } from './paper.ts';
import { TRAINING } from '../world/training-word.ts';
import type { BusinessHeader } from './types.ts';

const SIZE = 14;
const HEIGHT = 20;
/** White above and below the band. */
const GAP = 4;

/** Returns a black band with the word for a training world; nothing for any other. */
export function trainingMark({ bold, width }: Kit, { training }: BusinessHeader): Block[] {
  if (!training) return [];
  const line = bold.line(TRAINING);
  return [
    {
      height: HEIGHT + 2 * GAP,
      draw({ canvas, left, top }) {
        const y = top - GAP - HEIGHT;
        canvas.fillBoxes([{ x: left, y, width, height: HEIGHT }]);
        canvas.text(line, left + (width - line.width * SIZE) / 2, y + 5, { size: SIZE, inverse: true });
      },
    },
  ];
}
