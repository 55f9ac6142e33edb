import { describe, expect, it } from 'vitest';
import {
  alreadyThere,
  attempt,
  readFailure,
  type Answer,
} from '../../../../src/backend/failure.ts';

const answer = (status: number, code: string, message = 'Said by the database.'): Answer => ({
  status,
  error: { code, message },
});
const check = 'new row for relation "x" violates check constraint "y"';

describe('a failed answer', () => {
  const kinds: [string, Answer, string][] = [
    ['no answer', { status: 0, error: { message: 'TypeError: Failed to fetch' } }, 'offline'],
    ['a fault of the server', answer(503, ''), 'offline'],
    ['too many', answer(429, 'PT429'), 'limited'],
    ['our own refusal of the content', answer(422, 'PT422'), 'invalid'],
    ['a broken rule, hosted', answer(400, '23514', check), 'invalid'],
    ['a broken rule, embedded', answer(500, 'SUP', check), 'invalid'],
    ['an unknown fault, embedded', answer(500, 'SUP', 'out of memory'), 'offline'],
    ['a policy, for a visitor', answer(401, '42501'), 'refused'],
    ['a policy, for a user', answer(403, '42501'), 'refused'],
    ['our own refusal of the caller', answer(403, 'PT403'), 'refused'],
    ['withdrawn', answer(410, 'PT410'), 'gone'],
  ];
  it.each(kinds)('is told apart: %s', (_, given, kind) => {
    expect(readFailure(given)).toMatchObject({ ok: false, kind });
  });

  it('keeps our own words and hides the database’s', () => {
    expect(readFailure(answer(422, 'PT422', 'Pick up to three companies.')).message).toBe(
      'Pick up to three companies.',
    );
    expect(readFailure(answer(400, '23514', check)).message).not.toContain('constraint');
  });
});

describe('what has to be changed', () => {
  const told = (code: string, hint: string | null) =>
    readFailure({ status: 422, error: { code, message: 'No company is called this.', hint } });

  it('is named by our own rules alone', () => {
    expect(told('PT422', 'company_name').parameter).toBe('company_name');
    expect(told('PT422', null).parameter).toBeUndefined();
    expect(told('42883', 'No function matches.').parameter).toBeUndefined();
  });
});

describe('a call', () => {
  const done = () => ({ ok: true as const });

  it('that is answered "already there" did what was asked', async () => {
    const conflict = answer(409, '23505');
    expect(alreadyThere(conflict)).toBe(true);
    expect(await attempt(async () => conflict, done)).toEqual({ ok: true });
  });

  it('that throws is a call without an answer', async () => {
    const broken = async (): Promise<Answer> => {
      throw new TypeError('Failed to fetch dynamically imported module');
    };
    expect(await attempt(broken, done)).toMatchObject({ kind: 'offline' });
  });
});
