import { describe, expect, it } from 'vitest';
import { readArrival } from '../../../src/islands/account/arrival.ts';

const arrival = (address: string) => readArrival(new URL(address, 'https://ledger.example'));

describe('a mailed link', () => {
  it('signs in, and tells whether it is for a new password', () => {
    expect(arrival('/auth#access_token=a&refresh_token=b&type=signup')).toEqual({
      signsIn: true,
      recovers: false,
      trouble: '',
    });
    expect(arrival('/auth#access_token=a&type=recovery')).toMatchObject({ recovers: true });
  });

  it('that is too old says so in our words, wherever the service wrote it', () => {
    const told = 'error=access_denied&error_code=otp_expired&error_description=%3Cb%3Ex';
    for (const address of [`/auth#${told}`, `/auth?${told}`]) {
      expect(arrival(address)).toEqual({
        signsIn: false,
        recovers: false,
        trouble: 'This link has been used or is too old. Ask for a new one.',
      });
    }
    expect(arrival('/auth#error=server_error').trouble).toMatch(/^That did not work/);
  });

  it('is none where nothing is told', () => {
    expect(arrival('/auth?next=/dashboard')).toEqual({
      signsIn: false,
      recovers: false,
      trouble: '',
    });
  });
});
