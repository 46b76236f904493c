import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DetailsSection } from './details-section.tsx';
import { AgentDiscounts, TourGuideDiscounts } from './discounts-section.tsx';
import { KindSection } from './kind-section.tsx';
import { JettiesSection, MenuSection } from './menu-section.tsx';
import { FIRST_FREE, newDraft, type PackageDraft } from './package-draft.ts';
import { PlatformsSection } from './platforms-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { PromotionSection } from './promotion-section.tsx';

/** A package with every control: a charter with a menu and a promotion. */
const DRAFT: PackageDraft = {
  ...newDraft([1], ['a.jpg']),
  vvip: true,
  vvip_charter: true,
  food_ids: [1],
  promotions: [FIRST_FREE],
};
const nothing = (): void => {};
const PROPS = { draft: DRAFT, errors: {}, set: nothing, leave: nothing, now: () => DRAFT, click: nothing };
const CHOICES = [{ id: 1, name: 'One', active: true }];
const OPEN = { ...PROPS, open: true, toggle: nothing };

const SECTIONS = [
  createElement(DetailsSection, { ...PROPS, key: 'details', system: false }),
  createElement(KindSection, { ...PROPS, key: 'kind' }),
  createElement(PricesSection, { ...PROPS, key: 'prices' }),
  createElement(AgentDiscounts, { ...OPEN, key: 'agents' }),
  createElement(TourGuideDiscounts, { ...OPEN, key: 'tour guides' }),
  createElement(PromotionSection, { ...PROPS, key: 'promotion' }),
  createElement(MenuSection, { ...PROPS, key: 'menu', foods: CHOICES }),
  createElement(JettiesSection, { ...PROPS, key: 'jetties', jetties: CHOICES }),
  createElement(PlatformsSection, { ...PROPS, key: 'platforms' }),
];

/** The names of the controls: `promotions.free_tickets.0.buy` is one of `promotions`. */
const html = renderToStaticMarkup(createElement(MantineProvider, null, SECTIONS));
const controls = new Set([...html.matchAll(/ name="([^."]*)/g)].map(([, name]) => name));

// Pictures are uploaded one by one, and have no control.
const FIELDS = (Object.keys(DRAFT) as (keyof PackageDraft)[]).filter((field) => field !== 'imgs');

it.each(FIELDS)('the form has a control for %s', (field) => {
  expect(controls, `${field} is in the list of a section that shows no control with its name`).toContain(field);
});
