import { describe, expect, it } from 'vitest';
import { linkTypes } from '../../../src/backend/mailed-link.ts';
import { invitationOf, readArrival } from '../../../src/account/arrival.ts';

const arrival = (address: string) => readArrival(new URL(address, 'https://ledger.example'));
const none = { link: null, isHalf: false, trouble: '' };
const tooOld = 'This link has been used or is too old. Ask for a new one.';

describe('a mailed link', () => {
  it('says what it is for and whose it is, and needs nothing but what is behind the #', () => {
    for (const type of linkTypes) {
      expect(arrival(`/auth#token_hash=abc&type=${type}&email=ana%2Bx%40mail.example`)).toEqual({
        ...none,
        link: { type, tokenHash: 'abc', email: 'ana+x@mail.example' },
      });
    }
    expect(arrival('/auth?token_hash=abc&type=signup')).toEqual(none);
  });

  it('of a kind that nobody knows is no link', () => {
    for (const type of ['sms', 'toString', '']) {
      expect(arrival(`/auth#token_hash=abc&type=${type}`)).toEqual({ ...none, trouble: tooOld });
    }
  });

  it('never signs in by a session in the address', () => {
    for (const type of ['signup', 'recovery']) {
      expect(arrival(`/auth#access_token=a&refresh_token=b&type=${type}`)).toEqual({
        ...none,
        trouble: tooOld,
      });
    }
  });

  it('that is too old says so in our words, wherever the service wrote it', () => {
    const told = 'error=access_denied&error_code=otp_expired&error_description=%3Cb%3Ex';
    for (const address of [`/auth#${told}`, `/auth?${told}`]) {
      expect(arrival(address)).toEqual({ ...none, trouble: tooOld });
    }
    expect(arrival('/auth#error=server_error').trouble).toMatch(/^That did not work/);
  });

  it('that is the first of two of a change of address says so', () => {
    const told = 'message=Confirmation+link+accepted.+Please+proceed';
    expect(arrival(`/auth#${told}`)).toEqual({ ...none, isHalf: true });
  });

  it('is none where nothing is told', () => {
    expect(arrival('/auth?next=/dashboard')).toEqual(none);
  });
});

it('an invitation is behind the #, where no server and no log sees it', () => {
  expect(invitationOf('#invite=abc')).toBe('abc');
  expect(invitationOf('')).toBeNull();
});
