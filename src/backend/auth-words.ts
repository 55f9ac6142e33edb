import type { Failure } from './failure.ts';

const mismatch = 'That email and password do not match. Check both, or set a new password.';
const again = 'That did not work. Wait a minute and try again.';
const ended = 'You were signed out. Sign in again.';
const oldLink = 'This link has been used or is too old. Ask for a new one.';
const notHere = 'This site does not offer that way to sign in. Use your email and password.';
const justNow = 'We sent an email there a moment ago. Wait a little before the next one.';
const tooMany = 'Too many tries. Wait a while, then try again.';
const wrongCode = 'That code is not right, or its time is over. Enter the next one your app shows.';
const badValue = 'Part of this is not in the form we expect. Check what you typed.';
/** The same whether an address is known or not. */
export const onItsWay = 'If that address can be used, an email from us is on its way.';

/**
 * What a person is told for each answer of the auth service; a test holds that every code its library
 * lists has words. None says whether an address has an account.
 */
export const authWords = {
  // The password, the address, the link.
  invalid_credentials: mismatch,
  user_not_found: mismatch,
  user_banned: 'This account is closed. Write to us if you think that is a mistake.',
  email_not_confirmed: 'Open the link in our mail first: it confirms your address.',
  email_exists: onItsWay,
  user_already_exists: onItsWay,
  email_address_invalid: 'Enter an email address that can get mail, like name@example.com.',
  email_address_not_authorized: 'We cannot send mail to this address yet. Write to us.',
  weak_password: 'Choose a password that is harder to guess. Three or four words do well.',
  same_password: 'This is the password you have already. Choose another one.',
  current_password_required: 'Enter the password you have now, too.',
  current_password_invalid:
    'The password used until now is not right. Check it, or ask for a link to a new one.',
  otp_expired: oldLink,
  otp_disabled: oldLink,
  invite_not_found: oldLink,
  flow_state_not_found: oldLink,
  flow_state_expired: oldLink,
  flow_state_already_used: oldLink,
  bad_code_verifier:
    'Open the link in the browser in which you asked for it, or ask for a new one.',
  // Too often.
  over_request_rate_limit: tooMany,
  over_email_send_rate_limit:
    'Many people are signing up, and we can send no more email just now. Try again in an hour.',
  over_sms_send_rate_limit: tooMany,
  // The session.
  bad_jwt: ended,
  no_authorization: ended,
  session_not_found: ended,
  session_expired: ended,
  refresh_token_not_found: ended,
  refresh_token_already_used: ended,
  reauthentication_needed: 'Sign out and in again first, so that we know it is you.',
  reauth_nonce_missing: 'Sign out and in again first, so that we know it is you.',
  reauthentication_not_valid: 'That code is not right, or too old. Ask for a new one.',
  insufficient_aal: 'Enter the code from your app first.',
  // The code from an app.
  mfa_verification_failed: wrongCode,
  mfa_verification_rejected: wrongCode,
  mfa_challenge_expired: wrongCode,
  mfa_ip_address_mismatch: 'Your connection changed in between. Enter the next code.',
  mfa_factor_not_found: 'This app was taken off your account. Load this page again.',
  mfa_factor_name_conflict: 'An app was begun here before. Load this page again.',
  mfa_verified_factor_exists: 'Your account has an app already. Load this page again.',
  too_many_enrolled_mfa_factors: 'Your account has too many apps. Write to us.',
  mfa_totp_enroll_not_enabled: 'Codes from an app are turned off on our server.',
  mfa_totp_verify_not_enabled: 'Codes from an app are turned off on our server.',
  // Our side.
  signup_disabled: 'Signing up is closed for now. Try again another day.',
  email_provider_disabled: 'Signing in is closed for now. Try again later.',
  unexpected_failure: again,
  request_timeout: again,
  hook_timeout: again,
  hook_timeout_after_retry: again,
  hook_payload_over_size_limit: again,
  hook_payload_invalid_content_type: again,
  conflict: again,
  unknown: again,
  sms_send_failed: again,
  validation_failed: badValue,
  bad_json: badValue,
  request_entity_too_large: 'That is more than we can take. Shorten what you typed.',
  captcha_failed: 'We could not tell that you are a person. Reload the page and try again.',
  not_admin: 'You are not allowed to do this.',
  // What this site does not use.
  unexpected_audience: notHere,
  manual_linking_disabled: notHere,
  email_address_not_provided: notHere,
  feature_disabled: 'Our server does not offer this.',
} as const;

/** In the codes of other ways to sign in, which this site does not use. */
const others = /(^|_)(phone|provider|oauth|saml|sso|passkeys?|webauthn|identity)(_|$)/;

/** A failed call to the auth service. */
export interface AuthFailure extends Failure {
  /** The service's own word for it; empty if it gave none. */
  readonly code: string;
  /** Seconds to wait before the next try; 0 if waiting is of no use. */
  readonly wait: number;
  /** Whether only this one address was asked for too often: saying so would tell that it has an account. */
  readonly ofAddress: boolean;
}

/** The parts of the service's answer that tell what went wrong. */
export interface AuthAnswer {
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly message: string;
  /** Why a password is too weak. */
  readonly reasons?: readonly string[];
}

const limits = ['over_request_rate_limit', 'over_email_send_rate_limit'];

/** The words for a code, also for one that the service learned after this was written. */
export const wordsFor = (code: string): string =>
  Object.hasOwn(authWords, code)
    ? authWords[code as keyof typeof authWords]
    : others.test(code)
      ? notHere
      : again;

/** Reads a failed answer of the auth service. */
export function readAuthFailure({
  code = '',
  status = 0,
  message,
  reasons,
}: AuthAnswer): AuthFailure {
  const failure = (kind: Failure['kind'], words: string): AuthFailure => ({
    ok: false,
    kind,
    message: words,
    code,
    wait: 0,
    ofAddress: false,
  });
  if (limits.includes(code) || status === 429) {
    // Only where one address is asked for again are seconds told; the limit of the whole site tells none.
    const told = Number(/after (\d+) seconds?/.exec(message)?.[1]) || 0;
    return {
      ...failure('limited', told > 0 ? justNow : wordsFor(code || 'over_request_rate_limit')),
      // A minute is a guess where it is one caller's; an hour of the whole site is waited for by nobody.
      wait: told || (code === 'over_email_send_rate_limit' ? 0 : 60),
      ofAddress: told > 0,
    };
  }
  if (code === 'weak_password' && reasons?.includes('pwned')) {
    return failure('invalid', 'This password is in a list of stolen ones. Choose another.');
  }
  if (code) return failure(status >= 500 ? 'offline' : 'invalid', wordsFor(code));
  return failure('offline', 'We could not reach our server. Nothing is lost. Try again.');
}
