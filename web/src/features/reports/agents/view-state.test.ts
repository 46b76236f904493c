import { describe, expect, test } from 'vitest';
import { changeView, changeViews, commonQuery, daysOf, firstState, withoutView, withView } from './view-state.ts';

const TODAY = '2026-11-23';

describe('a view of the agent report', () => {
  test('begins with purchases of all days, and with redemptions of today', () => {
    expect(daysOf(firstState('tickets', TODAY))).toBeNull();
    expect(daysOf(firstState('redeemed', TODAY))).toBe(`${TODAY},${TODAY}`);
    expect(daysOf(firstState('daily', TODAY))).toBe(`${TODAY},${TODAY}`);
  });

  test('goes back to its first page when anything but the page changes', () => {
    const third = changeView(firstState('tickets', TODAY), { page: 2 });
    expect(third.page).toBe(2);
    expect(changeView(third, { agent: '9' })).toEqual({ ...third, agent: '9', page: 0 });
  });

  test('shares its days with the other view of redemptions alone', () => {
    const paged = { redeemed: changeView(firstState('redeemed', TODAY), { page: 2, agent: '9' }) };
    const days = '2026-11-01 - 2026-11-23';
    const states = changeViews(paged, 'daily', { days }, TODAY);
    expect(states.daily?.days).toBe(days);
    expect(states.redeemed).toEqual({ ...paged.redeemed, days, page: 0 });
    expect(states.tickets).toBeUndefined();
    expect(changeViews(states, 'daily', { platform: 'kiosk' }, TODAY).redeemed).toBe(states.redeemed);
    const bought = changeViews(states, 'tickets', { days: '2026-10-01 - 2026-10-31' }, TODAY);
    expect([bought.redeemed?.days, bought.daily?.days]).toEqual([days, days]);
  });

  test('leaves filters out of its query that are off', () => {
    const state = firstState('tickets', TODAY);
    expect(commonQuery(state)).toEqual({ page: 0 });
    expect(commonQuery({ ...state, search: 'MRC', platform: 'kiosk' })).toEqual({
      page: 0,
      search: 'MRC',
      platform: 'kiosk',
    });
  });

  test.each(['', '2026-11-01', '2026-11-01 - ', '2026-11-23 - 2026-11-01'])('%s are no days', (days) => {
    expect(daysOf({ days })).toBeNull();
  });

  test('its address keeps the report that is chosen below, and leaves the purchase', () => {
    const search = new URLSearchParams('type=sales&agents=tickets&batch=MRC1');
    expect(withView(search, 'daily')).toBe('?type=sales&agents=daily');
    expect(withoutView(search)).toBe('?type=sales');
    expect(withoutView(new URLSearchParams('agents=daily'))).toBe('');
  });
});
