import { createRandom, type Random } from '../../simulator/src/world/random.ts';
import type { GrayPicture } from '../support/camera/gray-picture.ts';
import { damage, type Paper, scramble } from '../support/camera/papers.ts';
import { readPicture } from '../support/camera/read-picture.ts';
import { samplePapers } from '../support/camera/sample-papers.ts';
import { type ShotKind, SHOTS } from '../support/camera/shots.ts';
import { takePicture } from '../support/camera/take-picture.ts';
import { type Figure, median, percentile } from './figures.ts';
import { decodeInApp } from './scanner-app.ts';

const SEED = 20_261_123;
/** The square that the app cuts out of a camera's 1280 × 720. */
const FRAME = { width: 720, height: 720 };
const FRAMES_A_KIND = 60;
const APP_FRAMES = 60;

/** Frames in which a wrong read is looked for: small, so that there can be many. */
const SMALL = { width: 320, height: 320 };
const HUNTED_FRAMES = 10_000;

const kinds = Object.keys(SHOTS) as ShotKind[];

/** How fast and how surely the gate scanner reads our own papers. */
export async function measureScanner(): Promise<Figure[]> {
  const random = createRandom(SEED);
  const papers = Object.values(await samplePapers());
  const sharp = Array.from({ length: APP_FRAMES }, () => {
    const paper = random.pick(papers);
    return { text: paper.text, picture: takePicture(paper, SHOTS.sharp(random), FRAME, random) };
  });
  const app = await decodeInApp(sharp);
  return [
    { name: 'a sharp frame, in the app', value: median(app.times), unit: 'ms', aim: { atMost: 300 } },
    { name: 'a sharp frame, in the app, p95', value: percentile(app.times, 0.95), unit: 'ms' },
    { name: 'first frame, with the decoder loaded', value: app.firstMs, unit: 'ms' },
    { name: 'sharp frames read in the app', value: app.read, unit: '%', aim: { atLeast: 100 } },
    ...(await measureKinds(papers, random)),
    ...(await huntWrongReads(papers, random)),
  ];
}

async function measureKinds(papers: readonly Paper[], random: Random): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of kinds) {
    const times: number[] = [];
    let read = 0;
    for (let frame = 0; frame < FRAMES_A_KIND; frame += 1) {
      const paper = papers[frame % papers.length]!;
      const picture = takePicture(paper, SHOTS[kind](random), FRAME, random);
      const began = performance.now();
      const { text } = await readPicture(picture);
      times.push(performance.now() - began);
      if (text === paper.text) read += 1;
    }
    const note = `decoding ${median(times).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`;
    figures.push({ name: `${kind} frames read`, value: (100 * read) / FRAMES_A_KIND, unit: '%', note });
  }
  return figures;
}

/**
 * Frames that tempt a decoder: damaged codes, codes with wrong modules, bare noise, and every kind of
 * shot.
 */
const TEMPTATIONS: readonly ((paper: Paper, random: Random) => GrayPicture)[] = [
  (paper, random) => takePicture(damage(paper, 0.6 * random.next(), random), SHOTS.sharp(random), SMALL, random),
  (paper, random) => takePicture(scramble(paper, 0.5 * random.next(), random), SHOTS.sharp(random), SMALL, random),
  (paper, random) => takePicture(paper, SHOTS[random.pick(kinds)](random), SMALL, random),
  (_paper, random) => {
    const gray = new Uint8ClampedArray(SMALL.width * SMALL.height);
    for (let index = 0; index < gray.length; index += 1) gray[index] = random.int(0, 255);
    return { ...SMALL, gray };
  },
];

async function huntWrongReads(papers: readonly Paper[], random: Random): Promise<Figure[]> {
  let wrong = 0;
  let right = 0;
  for (let frame = 0; frame < HUNTED_FRAMES; frame += 1) {
    const paper = random.pick(papers);
    const { codes } = await readPicture(TEMPTATIONS[frame % TEMPTATIONS.length]!(paper, random));
    if (codes.some(({ text }) => text !== paper.text)) wrong += 1;
    else if (codes.length > 0) right += 1;
  }
  const note = `${right} read, the others damaged beyond repair or without a code`;
  return [
    {
      name: `wrong reads in ${HUNTED_FRAMES.toLocaleString('en')} frames`,
      value: wrong,
      unit: '',
      aim: { atMost: 0 },
      note,
    },
  ];
}
