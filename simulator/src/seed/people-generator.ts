import type { Faker } from '@faker-js/faker';
import type { Random } from '../world/random.ts';
import { createFaker } from './create-faker.ts';
import { CHINESE } from './locale/chinese.ts';
import { GROUP_NAMES } from './locale/companies.ts';
import { INDIAN } from './locale/indian.ts';
import { MALAY } from './locale/malay.ts';
import { BUYER_STATES, MALAYSIA, MOBILE_NUMBERS } from './locale/malaysia.ts';
import { VISITORS } from './locale/visitors.ts';

/** A generator of people as they are met in Melaka; everything is drawn from one random source. */
export class PeopleGenerator {
  readonly #malaysia: Faker;
  readonly #fullNames: readonly { weight: number; value: () => string }[];

  constructor(random: Random) {
    this.#malaysia = createFaker(MALAYSIA, random);
    const malay = createFaker(MALAY, random);
    const chinese = createFaker(CHINESE, random).person;
    const indian = createFaker(INDIAN, random).person;
    this.#fullNames = [
      { weight: 55, value: () => malayName(malay) },
      { weight: 28, value: () => `${chinese.lastName('generic')} ${chinese.firstName('generic')}` },
      { weight: 17, value: () => `${indian.firstName('generic')} ${indian.lastName('generic')}` },
    ];
  }

  /** Returns the name of a Malaysian; only letters and spaces, as the shop accepts it. */
  fullName(): string {
    return this.#malaysia.helpers.weightedArrayElement(this.#fullNames)();
  }

  /** Returns a visitor from abroad. */
  visitor(): { name: string; country: string } {
    const [country, names] = this.#malaysia.helpers.objectEntry(VISITORS);
    return { name: this.#malaysia.helpers.arrayElement(names), country };
  }

  /** Returns the state in which a Malaysian lives. */
  state(): string {
    return this.#malaysia.helpers.weightedArrayElement(BUYER_STATES);
  }

  /** Returns a house number and a street. */
  streetAddress(): string {
    return this.#malaysia.location.streetAddress();
  }

  /** Returns a house number. */
  houseNumber(): string {
    return this.#malaysia.location.buildingNumber();
  }

  /** Returns a Malaysian mobile number, digits only. */
  mobileNumber(): string {
    return this.#malaysia.helpers.fake(MOBILE_NUMBERS);
  }

  /** Returns an organization that brings a group, and the group type of its booking. */
  organization(): (typeof GROUP_NAMES)[number] {
    return this.#malaysia.helpers.arrayElement(GROUP_NAMES);
  }
}

function malayName({ helpers, person }: Faker): string {
  const sex = helpers.arrayElement(['male', 'female'] as const);
  return `${person.firstName(sex)} ${person.lastName(sex)}`;
}

/** Returns an email address made from a name, without an underscore: `wei.ling.tan.42@mail.test`. */
export function emailAddress(name: string, number: number): string {
  const local = name
    .toLowerCase()
    .replace(/ (bin|binti) /g, ' ')
    .replace(/[^a-z]+/g, '.');
  return `${local}.${number}@mail.test`;
}
