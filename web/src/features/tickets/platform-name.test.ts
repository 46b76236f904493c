import { describe, expect, test } from 'vitest';
import { platformName } from './platform-name.ts';

describe('the platform of a ticket as staff read it (001 §3)', () => {
  test.each([
    ['agent_dashboard', 9, null, 'Agent'],
    ['agent_dashboard', null, 3, 'Tour Guide'],
    ['agent_dashboard', null, null, 'Dashboard'],
    ['terminal', null, null, 'K9 Terminal'],
    ['counter', 9, null, 'Counter'],
  ] as const)('%s of agent %s and guide %s is %s', (platform, agent_id, tourguide_id, word) => {
    expect(platformName({ platform, agent_id, tourguide_id })).toBe(word);
  });
});
