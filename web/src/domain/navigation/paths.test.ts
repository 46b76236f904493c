import { describe, expect, it } from 'vitest';
import { nextPath, paths } from './paths.ts';

const next = (value: string) => nextPath(new URLSearchParams({ next: value }));

describe('where sign-in leads', () => {
  it.each([
    ['/d/tickets/1?type=upcoming', '/d/tickets/1?type=upcoming'],
    ['/d/pos', '/d/pos'],
    ['', paths.dashboard()],
    ['/d', paths.dashboard()],
    ['/d/login', paths.dashboard()],
    ['/d/logout', paths.dashboard()],
    ['/', '/'],
    ['/?ticket_code=MRC', paths.dashboard()],
    ['/dangerous', paths.dashboard()],
    ['https://elsewhere.test/d/pos', paths.dashboard()],
    ['//elsewhere.test/d/pos', paths.dashboard()],
    ['/d//elsewhere.test', paths.dashboard()],
    ['/d/\\elsewhere.test', paths.dashboard()],
  ])('?next=%s leads to %s', (wish, path) => expect(next(wish)).toBe(path));

  it('the dashboard needs no way back', () => expect(paths.login('/d/dashboard')).toBe('/d/login'));
  it('any other screen is kept', () =>
    expect(paths.login('/d/tickets/0?page=2')).toBe('/d/login?next=%2Fd%2Ftickets%2F0%3Fpage%3D2'));
});
