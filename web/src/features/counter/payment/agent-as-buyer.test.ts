import { expect, test } from 'vitest';
import { agentAsBuyer } from './agent-as-buyer.ts';
import { buyerProblem } from '@/domain/sale/buyer-rules.ts';
import { catalogueWith } from '@/domain/sale/fixtures.ts';
import { newSale, type Sale } from '@/domain/sale/sale.ts';

const agent = {
  id: 9,
  name: 'Siti Aminah',
  company_name: 'Jaya Travel',
  email: 'siti@jaya.test',
  contact: '0123456789',
};
const catalogue = catalogueWith({ agents: [agent, { id: 10, name: 'Lim', company_name: null }] });
const blank = newSale('2026-03-05');
const { id: _, ...details } = agent;

test('the details of the chosen agent complete a credit facility', () => {
  const sale: Sale = { ...blank, agentId: 9 };
  expect(buyerProblem(sale, true)).not.toBeNull();
  const buyer = agentAsBuyer(sale, catalogue);
  expect(buyer).toEqual(details);
  expect(buyerProblem({ ...sale, buyer: buyer! }, true)).toBeNull();
});

test('what an agent did not give stays to be asked for', () => {
  const buyer = agentAsBuyer({ ...blank, agentId: 10 }, catalogue);
  expect(buyer).toEqual({ name: 'Lim', company_name: '', email: '', contact: '' });
});

test.each<[string, Partial<Sale>]>([
  ['no agent is chosen', {}],
  ['the catalogue does not know the agent', { agentId: 99 }],
  ['a tour guide is chosen', { guideId: 9 }],
  ['somebody else was typed', { agentId: 9, buyer: { ...blank.buyer, name: 'Nur Aina' } }],
])('nobody is filled in when %s', (_case, change) => {
  expect(agentAsBuyer({ ...blank, ...change }, catalogue)).toBeNull();
});
