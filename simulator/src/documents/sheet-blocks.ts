import { LEADING, writeLines } from './lines.ts';
import { MM, type Area, type Block, type Kit } from './paper.ts';
import { wrap } from './text.ts';
import type { SheetFact } from './types.ts';

const SIZE = 9.5;
const LINE = SIZE * LEADING + 1.5;

/** Space between the lines of a table and its rules. */
export const ROW_GAP = 3;

/** Returns a section title with a thin line below. */
export function heading(kit: Kit, title: string): Block {
  return tableHead(kit, [title]);
}

/** Returns facts under their title, line by line, with the terms in their own column. */
export function factLines(kit: Kit, title: string, facts: readonly SheetFact[]): Block[] {
  const values = 28 * MM;
  const lines = facts.flatMap(([term, text]) => {
    const terms = wrap(kit.regular, term, SIZE, values - 6);
    const texts = text.split('\n').flatMap((part) => wrap(kit.regular, part, SIZE, kit.width - values));
    return Array.from({ length: Math.max(terms.length, texts.length) }, (_, index): Block => ({
      height: LINE,
      draw(area) {
        writeLines(area, terms.slice(index, index + 1), { size: SIZE, align: 'left', from: 0, to: values });
        writeLines(area, texts.slice(index, index + 1), { size: SIZE, align: 'left', from: values, to: kit.width });
      },
    }));
  });
  return [heading(kit, title), ...lines];
}

/** Returns two lists of blocks in two columns, pair by pair; the second on the right. */
export function sideBySide(kit: Kit, half: Kit, first: readonly Block[], second: readonly Block[]): Block[] {
  const shift = kit.width - half.width;
  return Array.from({ length: Math.max(first.length, second.length) }, (_, index): Block => {
    const [left, right] = [first[index], second[index]];
    return {
      height: Math.max(left?.height ?? 0, right?.height ?? 0),
      draw(area: Area) {
        left?.draw(area);
        right?.draw({ ...area, left: area.left + shift });
      },
    };
  });
}

/** Returns typed text, one block per line, so that it may continue on another page. */
export function textLines(kit: Kit, text: string, size: number): Block[] {
  return text.split('\n').flatMap((part) =>
    wrap(kit.regular, part, size, kit.width).map((line): Block => ({
      height: size * LEADING,
      draw: (area) => writeLines(area, [line], { size, align: 'left', from: 0, to: kit.width }),
    })),
  );
}

/** Widths of the columns after the first. */
const COLUMNS = [18 * MM, 28 * MM, 30 * MM];

/** Returns the column headers of a table above a thin line. */
export function tableHead(kit: Kit, cells: readonly string[]): Block {
  const row = listCells(kit, cells, true);
  return {
    height: row.height + 2 * ROW_GAP,
    draw(area) {
      row.draw(area);
      area.canvas.line(area.left, area.top - row.height - ROW_GAP / 2, kit.width, 0.7);
    },
  };
}

/** Returns a row of a table: the first cell wraps, the others are right-aligned in their columns. */
export function tableRow(kit: Kit, cells: readonly string[]): Block {
  const row = listCells(kit, cells, false);
  return { height: row.height + ROW_GAP, draw: row.draw };
}

function listCells(kit: Kit, [first = '', ...others]: readonly string[], isHead: boolean): Block {
  const face = isHead ? kit.bold : kit.regular;
  const widths = COLUMNS.slice(0, others.length);
  const room = kit.width - widths.reduce((sum, width) => sum + width, 0);
  const lines = wrap(face, first, SIZE, room - 6);
  return {
    height: lines.length * SIZE * LEADING,
    draw(area) {
      writeLines(area, lines, { size: SIZE, align: 'left', from: 0, to: room });
      let to = room;
      for (const [index, cell] of others.entries()) {
        const from = to;
        to += widths[index]!;
        if (cell !== '') writeLines(area, [face.line(cell)], { size: SIZE, align: 'right', from, to });
      }
    },
  };
}
