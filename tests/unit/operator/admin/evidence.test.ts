import { expect, it } from 'vitest';
import { confirmedWords } from '../../../../src/operator/admin/Evidence.tsx';

it('says that an address was confirmed only if somebody opened the mailed link', () => {
  const at = '2026-11-23T03:40:44+00:00';
  expect(confirmedWords({ confirmed_at: at, confirmed_by_mail_at: at })).toMatch(
    /^Yes, by the link/,
  );
  expect(confirmedWords({ confirmed_at: at, confirmed_by_mail_at: null })).toBe('Not asked');
  expect(confirmedWords({ confirmed_at: null, confirmed_by_mail_at: null })).toBe(
    'Asked, not confirmed yet',
  );
});
