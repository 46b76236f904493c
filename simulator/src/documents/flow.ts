import type { Block, Sheet } from './paper.ts';
import { drawBlocks, type Margin } from './paper.ts';

/** Blocks that belong together. */
export interface Section {
  /** Above the blocks, repeated when they continue on another page. */
  head?: Block;
  blocks: readonly Block[];
}

interface PageFormat {
  width: number;
  height: number;
  margin: Margin;
  /** Returns the foot of each page, once their number is known. */
  foot(page: number, pages: number): Block;
}

/** Lays out sections on as many pages as needed. A head is never alone at the end of a page. */
export function flow(sections: readonly Section[], { width, height, margin, foot }: PageFormat): Sheet[] {
  const room = height - 2 * margin.end - foot(1, 1).height;
  const pages: Block[][] = [[]];
  let left = room;
  const put = (block: Block): void => {
    pages.at(-1)!.push(block);
    left -= block.height;
  };
  for (const { head, blocks } of sections) {
    for (const [index, block] of blocks.entries()) {
      const opens = index === 0 && head !== undefined;
      if (block.height + (opens ? head.height : 0) > left && pages.at(-1)!.length > 0) {
        pages.push([]);
        left = room;
        if (head) put(head);
      } else if (opens) put(head);
      put(block);
    }
  }
  return pages.map((blocks, index) => ({
    width,
    height,
    draw(canvas) {
      const last = foot(index + 1, pages.length);
      drawBlocks(blocks, { canvas, left: margin.side, top: height - margin.end });
      last.draw({ canvas, left: margin.side, top: margin.end + last.height });
    },
  }));
}
