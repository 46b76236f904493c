import { describe, expect, test } from 'vitest';
import { platformFilterLabel, platformWord } from './platform-word.ts';

describe('the platform of a ticket as staff read it (001 §3)', () => {
  test.each([
    ['agent_dashboard', 9, null, 'Agent'],
    ['agent_dashboard', null, 3, 'Tour Guide'],
    ['agent_dashboard', null, null, 'Dashboard'],
    ['terminal', null, null, 'K9 Terminal'],
    ['counter', 9, null, 'Counter'],
  ] as const)('%s of agent %s and guide %s is %s', (platform, agent_id, tourguide_id, word) => {
    expect(platformWord({ platform, agent_id, tourguide_id })).toBe(word);
  });

  test.each([
    ['agent_dashboard', 'Agent'],
    ['counter', 'Counter'],
  ] as const)('the filter calls %s %s', (platform, word) => {
    expect(platformFilterLabel(platform)).toBe(word);
  });
});
