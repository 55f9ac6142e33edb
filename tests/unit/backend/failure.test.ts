import { describe, expect, it } from 'vitest';
import { offline, readFailure } from '../../../src/backend/failure.ts';

const answer = (status: number, code: string, message = 'Words.') => ({
  status,
  error: { code, message },
});

describe('an answer that did not do what was asked', () => {
  it.each([
    ['no schema is exposed', 406, 'PGRST106'],
    ['no such table', 404, 'PGRST205'],
    ['no such call', 404, 'PGRST202'],
    ['the schema is not read', 503, 'PGRST002'],
    ['the database is away', 500, '57P01'],
    ['the project is restricted', 402, ''],
    ['the database takes no writes', 405, '25006'],
    ['the call took too long', 408, ''],
    ['the project is paused', 540, ''],
  ])('is a wait where %s', (_, status, code) => {
    expect(readFailure(answer(status, code))).toBe(offline);
  });

  it.each([
    ['gone', 404, 'PT404', 'Words.'],
    ['gone', 410, 'PT410', 'Words.'],
    ['gone', 404, '', 'This is no longer there.'],
    ['refused', 401, 'PGRST301', 'You are not allowed to do this.'],
    ['invalid', 422, 'PT422', 'Words.'],
    ['invalid', 400, 'PGRST102', 'Part of this is not in the form we expect. Check your answers.'],
    ['limited', 429, 'PT429', 'Words.'],
  ])('is %s at %i %s', (kind, status, code, message) => {
    expect(readFailure(answer(status, code))).toMatchObject({ kind, message });
  });
});
