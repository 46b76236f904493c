import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { orders } from '@/ui/list/kept-order.ts';
import { resetAppState } from './app-state.ts';
import { personalStorage } from './personal-storage.ts';
import { resetSessionState } from './session-resets.ts';
import { keptTicketFilter, rememberTicketFilter } from '@/domain/tickets/ticket-filters.ts';

/** Like the browser's: values are own properties, so that their names can be listed. */
class Box {
  [name: string]: unknown;
  getItem(name: string) {
    return Object.hasOwn(this, name) ? this[name] : null;
  }
  setItem(name: string, value: string) {
    this[name] = value;
  }
  removeItem(name: string) {
    delete this[name];
  }
}

let box: Box;
let person: number | null;
beforeEach(() => {
  box = new Box();
  person = 1;
  vi.stubGlobal('localStorage', box);
  personalStorage.belongTo(() => person);
});
afterEach(() => {
  vi.unstubAllGlobals();
  resetAppState();
});

function filter(): void {
  rememberTicketFilter(0, { type: 'used', search: 'Aminah' });
  orders.keep('tickets', { sort_by: 'name', sort: 'asc' });
}

const NOTHING = [{}, null];
const kept = () => [keptTicketFilter(0), orders.get('tickets')];

describe('filters, searches and orders of lists', () => {
  test('are kept for the person', () => {
    filter();
    expect(kept()).toEqual([
      { type: 'used', search: 'Aminah' },
      { sort_by: 'name', sort: 'asc' },
    ]);
  });

  test('are not read by the next person on this browser', () => {
    filter();
    person = 2;
    expect(kept()).toEqual(NOTHING);
  });

  test('are removed when the session ends, and those of another person stay', () => {
    filter();
    person = 12;
    filter();
    person = 1;
    box.setItem('muara.language', 'ms');
    resetSessionState();
    expect(kept()).toEqual(NOTHING);
    expect(Object.keys(box)).toContain('muara.language');
    expect(JSON.stringify(Object.entries(box).filter(([name]) => !name.startsWith('muara.person.12.')))).not.toContain(
      'Aminah',
    );
    person = 12;
    expect(kept()[0]).toMatchObject({ search: 'Aminah' });
  });
});
