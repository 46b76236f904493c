import type { Faker, LocaleDefinition } from '@faker-js/faker';
import { faker } from '@faker-js/faker/locale/base';
import type { Random } from '../world/random.ts';

// The class comes from the smallest entry: the main one loads some seventy locales, which takes half a second.
const FakerClass = faker.constructor as typeof Faker;

/** Creates a faker for one locale that draws every choice from `random`, so that a seed repeats it. */
export function createFaker(locale: LocaleDefinition, random: Random): Faker {
  return new FakerClass({
    locale,
    randomizer: {
      next: () => random.next(),
      seed: () => {
        throw new Error('Seed the random source instead of faker');
      },
    },
  });
}
