import type { Random } from '../../../simulator/src/world/random.ts';
import type { Shot } from './take-picture.ts';

const FULL_TURN = 2 * Math.PI;
const between = (random: Random, least: number, most: number) => least + random.next() * (most - least);

/** A steady hand in good light. */
function sharp(random: Random): Shot {
  return {
    share: between(random, 0.3, 0.6),
    shift: [between(random, -0.08, 0.08), between(random, -0.08, 0.08)],
    turn: between(random, -0.2, 0.2),
    tilt: between(random, 0, 0.1),
    tiltTowards: between(random, 0, FULL_TURN),
    light: 0.95,
    noise: 3,
    blur: 0,
    motion: 0,
    motionTowards: 0,
    glare: null,
  };
}

/** What a crew meets at a jetty; each draws another shot every time. */
export const SHOTS = {
  sharp,
  turned: (random) => ({ ...sharp(random), turn: between(random, 0, FULL_TURN) }),
  tilted: (random) => ({
    ...sharp(random),
    turn: between(random, 0, FULL_TURN),
    tilt: between(random, 0.35, 0.85),
  }),
  moving: (random) => ({
    ...sharp(random),
    motion: between(random, 4, 16),
    motionTowards: between(random, 0, FULL_TURN),
    noise: 4,
  }),
  blurred: (random) => ({ ...sharp(random), blur: between(random, 1, 4) }),
  dim: (random) => ({ ...sharp(random), light: between(random, 0.1, 0.25), noise: between(random, 4, 8) }),
  glary: (random) => ({
    ...sharp(random),
    glare: {
      x: between(random, 0.3, 0.7),
      y: between(random, 0.3, 0.7),
      radius: between(random, 0.05, 0.12),
      strength: between(random, 0.6, 1),
    },
  }),
  far: (random) => ({ ...sharp(random), share: between(random, 0.12, 0.2) }),
} satisfies Record<string, (random: Random) => Shot>;

export type ShotKind = keyof typeof SHOTS;
