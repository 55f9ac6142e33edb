import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { authWords, readAuthFailure, wordsFor } from '../../../src/backend/auth-words.ts';

/** What the service answers (supabase/auth, internal/api/apierrors/errorcode.go, August 2026) and the library does not list yet. */
const newer = [
  'current_password_invalid',
  'current_password_required',
  'feature_disabled',
  'flow_state_already_used',
  'request_entity_too_large',
  'unknown',
];

/** The list that the library ships beside its code. */
const listed = (): string[] => {
  const entry = createRequire(import.meta.url).resolve('@supabase/auth-js');
  const types = join(dirname(entry), '../module/lib/error-codes.d.ts');
  const [, union = ''] = /type ErrorCode = ([^;]+);/.exec(readFileSync(types, 'utf8')) ?? [];
  return [...union.matchAll(/'([a-z_]+)'/g)].map(([, code = '']) => code);
};

describe('the words for the answers of the auth service', () => {
  it('exist for every code that the library lists', () => {
    const codes = [...listed(), ...newer];
    expect(codes.length).toBeGreaterThan(80);
    const unknown = codes.filter(
      (code) => !Object.hasOwn(authWords, code) && wordsFor(code) === authWords.unexpected_failure,
    );
    expect(unknown).toEqual([]);
    expect(wordsFor('oauth_client_not_found')).toMatch('does not offer that way to sign in');
  });

  it('are sentences for people, with no word of the service', () => {
    for (const [code, words] of Object.entries(authWords)) {
      expect(words, code).toMatch(/^[A-Z].*\.$/);
      expect(words, code).not.toMatch(/_|token|JWT|credential|authenticat|session|OTP|SAML|MFA/i);
    }
  });

  it('never tell whether an address has an account', () => {
    expect(authWords.user_not_found).toBe(authWords.invalid_credentials);
    expect(authWords.user_already_exists).toBe(authWords.email_exists);
    for (const words of Object.values(authWords)) {
      expect(words).not.toMatch(/already (registered|exists|has an account)|no account|unknown/i);
    }
  });

  it('exist for a code that nobody knows yet, and for names every object has', () => {
    for (const code of ['something_new', 'toString', '__proto__', '']) {
      expect(wordsFor(code)).toBe(authWords.unexpected_failure);
    }
  });
});

describe('a failed answer', () => {
  it('says how long to wait', () => {
    const message = 'For security purposes, you can only request this after 37 seconds.';
    const answer = { code: 'over_email_send_rate_limit', status: 429, message };
    expect(readAuthFailure(answer)).toMatchObject({ kind: 'limited', wait: 37 });
    expect(readAuthFailure({ status: 429, message: '' })).toMatchObject({
      kind: 'limited',
      wait: 60,
    });
    // The limit of the whole site: nobody here was sent anything, and no seconds are told.
    const all = {
      code: 'over_email_send_rate_limit',
      status: 429,
      message: 'email rate limit exceeded',
    };
    expect(readAuthFailure(all)).toMatchObject({
      kind: 'limited',
      message: authWords.over_email_send_rate_limit,
      wait: 0,
      ofAddress: false,
    });
    expect(authWords.over_email_send_rate_limit).not.toMatch(/we sent/i);
  });

  it('tells a leaked password from a short one', () => {
    const leaked = { code: 'weak_password', status: 422, message: '', reasons: ['pwned'] };
    expect(readAuthFailure(leaked).message).toContain('stolen');
    expect(readAuthFailure({ ...leaked, reasons: ['length'] }).message).toBe(
      authWords.weak_password,
    );
  });

  it('without a code is no answer', () => {
    expect(readAuthFailure({ message: 'Failed to fetch' })).toMatchObject({
      kind: 'offline',
      wait: 0,
    });
  });
});
