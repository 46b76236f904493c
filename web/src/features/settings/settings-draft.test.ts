import type { RolePolicies, Setting } from '@muara/contract/types';
import { anyCount } from '@muara/contract/rules/testing/edges';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roleEffect } from './role-effect.ts';
import { afterSave, mergeTheirs, listRightsOnlyIn, settle } from './settings-conflict.ts';
import {
  checkDraft,
  draftOf,
  isDirty,
  NUMBER_FIELDS,
  parseNumber,
  updateOf,
  type SettingsDraft,
} from './settings-draft.ts';

const view = (area: string, ...actions: string[]) => ({
  [area]: ['View', ...actions].map((name) => ({ name, active: true })),
});

const role = (name: string, part: Partial<RolePolicies> = {}): RolePolicies => ({
  name,
  policies: {},
  system: false,
  internal: true,
  users: 0,
  ...part,
});

const setting = (
  part: Partial<Setting> = {},
  roles = [role('Cashier', { system: true, policies: view('Tickets') }), role('Gate')],
): Setting => ({
  online: 1,
  agents_ticket_expiry_period: 6,
  child_min_age: 4,
  adult_min_age: 13,
  senior_min_age: 60,
  super_senior_min_age: 70,
  policies: { roles },
  default_policies: {},
  updated_at: '2026-11-20T09:00:00+08:00',
  updated_by: 'Lim Siew Mei',
  ...part,
});

const withNumbers = (draft: SettingsDraft, numbers: Partial<SettingsDraft>): SettingsDraft => ({
  ...draft,
  ...numbers,
});

describe('numbers', () => {
  it.each([
    ['', null],
    ['  ', null],
    [' 12 ', 12],
    ['0', 0],
    ['-1', -1],
    ['4.5', 4.5],
    ['007', 7],
    ['1e3', NaN],
    ['0x10', NaN],
    ['4,5', NaN],
    ['+4', NaN],
    ['Infinity', NaN],
    ['４', NaN],
    ['4 years', NaN],
  ])('%j', (text, number) => expect(parseNumber(text)).toBe(number));
});

describe('the form of the settings', () => {
  it('is clean when filled, wrong nowhere, and sends what it was filled from', () => {
    const base = setting();
    const draft = draftOf(base);
    expect(isDirty(draft, base)).toBe(false);
    expect(checkDraft(draft, base)).toEqual([]);
    expect(updateOf(draft, base)).toMatchObject({ child_min_age: 4, updated_at: base.updated_at });
  });

  it('names what is wrong by field, and roles by their place', () => {
    const base = setting();
    const draft = withNumbers(draftOf(base), { adult_min_age: '60', agents_ticket_expiry_period: '' });
    draft.roles.push({ key: 'new-1', name: 'cashier', policies: view('Users'), saved: null });
    expect(checkDraft(draft, base)).toEqual([
      { field: 'senior_min_age', code: 'ages_order' },
      { field: 'agents_ticket_expiry_period', code: 'validation_failed' },
      { field: 'roles.2.name', code: 'role_name_taken' },
    ]);
  });
});

describe('a save that came second', () => {
  it('keeps what was changed here, takes what was not, and names differences', () => {
    const base = setting();
    const mine = withNumbers(draftOf(base), { adult_min_age: '14' });
    const { draft, differences } = mergeTheirs(base, mine, setting({ adult_min_age: 15, child_min_age: 5 }));
    expect(draft).toMatchObject({ adult_min_age: '14', child_min_age: '5' });
    expect(differences).toMatchObject([{ field: 'adult_min_age', theirs: '15', mine: '14' }]);
  });

  it('never loses what was typed: choosing yours after theirs gives it back', () => {
    const ages = fc.record(Object.fromEntries(NUMBER_FIELDS.map((field) => [field, anyCount(99)])));
    fc.assert(
      fc.property(ages, ages, fc.boolean(), fc.boolean(), (here, there, withRole, withChange) => {
        const base = setting();
        const mine = withNumbers(
          draftOf(base),
          Object.fromEntries(Object.entries(here).map(([field, age]) => [field, String(age)])),
        );
        if (withRole) mine.roles.push({ key: 'new-1', name: 'Night', policies: view('Tickets'), saved: null });
        if (withChange)
          mine.roles = mine.roles.map((one) => (one.key === 'Gate' ? { ...one, policies: view('Audit') } : one));
        const theirs = setting(there, [...base.policies.roles, role('Dock')]);
        const { draft, differences } = mergeTheirs(base, mine, theirs);
        const loaded = differences.reduce((so, one) => settle(so, one, 'theirs'), draft);
        expect(isDirty(loaded, theirs)).toBe(false);
        const back = differences.reduce((so, one) => settle(so, one, 'mine'), loaded);
        expect({ ...back, roles: [] }).toEqual({ ...draft, roles: [] });
        expect(new Set(back.roles)).toEqual(new Set(draft.roles));
      }),
    );
  });

  it('puts two roles of one name together and says how they differ', () => {
    const base = setting();
    const mine = draftOf(base);
    mine.roles.push({ key: 'new-1', name: 'night', policies: view('Tickets', 'Scan'), saved: null });
    const theirs = setting({}, [
      ...base.policies.roles,
      role('Night', { policies: view('Tickets', 'Cancel (Approve)') }),
    ]);
    const { draft, differences } = mergeTheirs(base, mine, theirs);
    expect(draft.roles.map(({ name }) => name)).toEqual(['Cashier', 'Gate', 'Night']);
    const [difference] = differences;
    if (difference?.kind !== 'role' || !difference.theirs) throw new Error('expected two versions of a role');
    expect(listRightsOnlyIn(difference.theirs, difference.mine)).toEqual(['Tickets: Void (Approve)']);
    expect(listRightsOnlyIn(difference.mine, difference.theirs)).toEqual(['Tickets: Scan']);
  });

  it('keeps what was typed while a save was under way', () => {
    const base = setting();
    const sent = draftOf(base);
    sent.roles.push({ key: 'new-1', name: 'Night', policies: view('Tickets'), saved: null });
    const now = withNumbers(
      { ...sent, roles: sent.roles.map((one) => (one.key === 'new-1' ? { ...one, policies: view('Audit') } : one)) },
      { child_min_age: '5' },
    );
    const answer = setting({}, [...base.policies.roles, role('Night', { policies: view('Tickets') })]);
    const after = afterSave(sent, now, answer);
    expect(after.child_min_age).toBe('5');
    expect(after.roles.at(-1)).toMatchObject({ key: 'Night', policies: view('Audit'), saved: { name: 'Night' } });
    expect(afterSave(sent, sent, answer)).toEqual(draftOf(answer));
  });
});

describe('what a change of a role means', () => {
  it('opens and closes screens and operations with the rights', () => {
    const { opens, closes } = roleEffect(view('Audit'), view('Users'));
    expect(opens.map(({ name }) => name)).toEqual(expect.arrayContaining(['users', 'listUsers']));
    expect(closes.map(({ name }) => name)).toEqual(expect.arrayContaining(['audit', 'listAudit']));
    expect(roleEffect(view('Audit'), view('Audit'))).toEqual({ opens: [], closes: [] });
  });
});
