import { beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '../../simulator/src/world/random.ts';
import type { GrayPicture } from '../support/camera/gray-picture.ts';
import { damage, type Paper, scramble } from '../support/camera/papers.ts';
import { readPicture } from '../support/camera/read-picture.ts';
import { samplePapers } from '../support/camera/sample-papers.ts';
import { type ShotKind, SHOTS } from '../support/camera/shots.ts';
import { takePicture } from '../support/camera/take-picture.ts';
import { AGENT_TICKETS, SIMPLE_RECEIPT } from '../support/sample-documents.ts';

const SIZE = { width: 480, height: 480 };
const FRAMES = 4;

let papers: Awaited<ReturnType<typeof samplePapers>>;
beforeAll(async () => {
  papers = await samplePapers();
}, 60_000);

/** What the camera reports of some frames of a paper. */
async function scan(paper: Paper, kind: ShotKind, seed: string, frames = FRAMES): Promise<(string | null)[]> {
  const random = createRandom(seed);
  const texts: (string | null)[] = [];
  for (let frame = 0; frame < frames; frame += 1)
    texts.push((await readPicture(takePicture(paper, SHOTS[kind](random), SIZE, random))).text);
  return texts;
}

/** Two pictures side by side. */
function sideBySide(left: GrayPicture, right: GrayPicture): GrayPicture {
  const width = left.width + right.width;
  const gray = new Uint8ClampedArray(width * left.height);
  for (let y = 0; y < left.height; y += 1) {
    gray.set(left.gray.subarray(y * left.width, (y + 1) * left.width), y * width);
    gray.set(right.gray.subarray(y * right.width, (y + 1) * right.width), y * width + left.width);
  }
  return { width, height: left.height, gray };
}

describe('our papers in front of the camera', () => {
  test.each(['receipt', 'agent ticket', 'wristband'] as const)('are read as printed: %s', async (kind) => {
    const texts = {
      receipt: SIMPLE_RECEIPT.code,
      'agent ticket': AGENT_TICKETS.tickets[0]!.qrcode,
      wristband: /^MRC\w+-W1-\w{8}$/,
    };
    expect(papers[kind].text).toMatch(texts[kind]);
  });

  test.each(
    (['receipt', 'agent ticket', 'wristband'] as const).flatMap((paper) =>
      (['sharp', 'turned', 'tilted', 'dim'] as const).map((kind) => [paper, kind] as const),
    ),
  )('are read from each frame: %s, %s', async (paper, kind) => {
    const texts = await scan(papers[paper], kind, `${paper} ${kind}`);
    expect(texts).toEqual(texts.map(() => papers[paper].text));
  });

  test.each(['moving', 'blurred', 'glary', 'far'] as const)(
    'are read from some %s frames, and never wrong',
    async (kind) => {
      const texts = await scan(papers.receipt, kind, kind, 8);
      expect(new Set(texts.filter((text) => text !== null))).toEqual(new Set([papers.receipt.text]));
    },
  );

  test('are read with some dirt on the code, and not at all with most of it gone', async () => {
    const random = createRandom('dirt');
    const { receipt } = papers;
    const scanDamaged = async (share: number, frame: number) =>
      (await scan(damage(receipt, share, random), 'sharp', `dirt ${share} ${frame}`, 1))[0];
    const frames = [1, 2, 3, 4, 5, 6];
    expect(await Promise.all(frames.map((frame) => scanDamaged(0.05, frame)))).toContain(receipt.text);
    expect(await Promise.all(frames.map((frame) => scanDamaged(3, frame)))).toEqual(frames.map(() => null));
  });

  test('are never read as something else when many modules are wrong', async () => {
    const random = createRandom('scrambled');
    for (let frame = 0; frame < 12; frame += 1) {
      const paper = scramble(papers.wristband, 0.2 + 0.3 * random.next(), random);
      expect(await scan(paper, 'sharp', `scrambled ${frame}`, 1)).toEqual([null]);
    }
  });

  test('side by side: the one nearest to the middle is read', async () => {
    const random = createRandom('neighbours');
    const size = { width: 400, height: 400 };
    const picture = (paper: Paper, shift: number) =>
      takePicture(paper, { ...SHOTS.sharp(random), share: 0.45, shift: [shift, 0], turn: 0 }, size, random);
    const { receipt, 'agent ticket': ticket } = papers;
    const nearLeft = await readPicture(sideBySide(picture(receipt, 0.2), picture(ticket, 0.05)));
    const nearRight = await readPicture(sideBySide(picture(receipt, -0.05), picture(ticket, -0.2)));
    expect([nearLeft.codes.length, nearRight.codes.length]).toEqual([2, 2]);
    expect([nearLeft.text, nearRight.text]).toEqual([receipt.text, ticket.text]);
  });

  test('are not seen in noise', async () => {
    const random = createRandom('noise');
    const gray = Uint8ClampedArray.from({ length: 480 * 480 }, () => random.int(0, 255));
    expect(await readPicture({ ...SIZE, gray })).toMatchObject({ codes: [], text: null });
  });
});
