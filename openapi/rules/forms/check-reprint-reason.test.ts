import { describe, expect, it } from 'vitest';
import { checkReprintReason } from './check-reprint-reason.ts';

describe('checkReprintReason', () => {
  it.each([
    ['a reason', 'Paper jam', []],
    ['none', undefined, ['reprint_reason_required']],
    ['white space', ' \n', ['reprint_reason_required']],
  ])('%s', (_name, reason, codes) =>
    expect(checkReprintReason({ reprint_reason: reason }).map(({ code }) => code)).toEqual(codes),
  );
});
