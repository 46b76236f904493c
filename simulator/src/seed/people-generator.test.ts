import { checkCustomer, hasBuyerCharacters } from '@muara/contract/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../world/random.ts';
import { createFaker } from './create-faker.ts';
import { emailAddress, PeopleGenerator } from './people-generator.ts';
import { MALAY } from './locale/malay.ts';
import { seedTables } from './seed.ts';

const NOW = Date.parse('2026-03-10T10:00:00+08:00');
const PEOPLE = 30;

function listPeople(seed: number) {
  const fake = new PeopleGenerator(createRandom(seed));
  return Array.from({ length: PEOPLE }, (_, index) => {
    const name = fake.fullName();
    return {
      name,
      email: emailAddress(name, index),
      contact: fake.mobileNumber(),
      address: fake.streetAddress(),
      state: fake.state(),
      visitor: fake.visitor(),
      organization: fake.organization(),
    };
  });
}

describe('a people generator', () => {
  test('the same seed gives the same people, another seed gives others', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (seed, other) => {
        expect(listPeople(seed)).toEqual(listPeople(seed));
        if (seed !== other) expect(listPeople(other)).not.toEqual(listPeople(seed));
      }),
    );
  });

  test('every name, phone number and email passes the checks of the contract', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        for (const { name, email, contact, visitor, organization } of listPeople(seed)) {
          expect(hasBuyerCharacters(name + visitor.name + organization[0] + email)).toBe(true);
          expect(checkCustomer({ name, email, contact })).toEqual([]);
          expect(checkCustomer({ name: visitor.name, email: emailAddress(visitor.name, 1), contact })).toEqual([]);
        }
      }),
    );
  });

  test('a Malay name says son of or daughter of', () => {
    const { person } = createFaker(MALAY, createRandom(1));
    expect(person.lastName('male')).toMatch(/^bin /);
    expect(person.lastName('female')).toMatch(/^binti /);
  });

  test('faker cannot be seeded apart from the random source of the world', () => {
    expect(() => createFaker(MALAY, createRandom(1)).seed(5)).toThrow('Seed the random source instead of faker');
  });
});

describe('people of a seeded world', () => {
  test.each([1, 2, 3])('accounts, tour guides and buyers pass the checks of the contract (seed %i)', (seed) => {
    const { users, tourGuides, tickets } = seedTables({ seed, tickets: 300, now: NOW });
    const buyers = tickets.all().flatMap(({ buyer }) => (buyer.email === null ? [] : [buyer]));
    for (const { name, email, contact } of [...users.all(), ...tourGuides.all(), ...buyers]) {
      expect(hasBuyerCharacters(name ?? '')).toBe(true);
      expect(checkCustomer({ name, email, contact })).toEqual([]);
    }
  });
});
