import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstDayFile, proofsIn } from '../../../scripts/rehearse/first-day.ts';

const page = readFileSync(firstDayFile, 'utf8');
const proofs = proofsIn(page);

test('every part of the first day is proved, each command by the answer to expect', () => {
  const parts = page.match(/^## .*$/gm)?.map((heading) => heading.slice(3)) ?? [];
  expect(parts.length).toBeGreaterThan(5);
  expect([...new Set(proofs.map(({ part }) => part))]).toEqual(parts);
  // The first only names what the others use.
  expect(proofs).toHaveLength([...page.matchAll(/^```sh$/gm)].length - 1);
});

test('what is proved covers what only a real account has', () => {
  const all = JSON.stringify(proofs);
  for (const said of [
    'location: https', // one name, by https
    'dkim', // the domain of the letters
    'rate_limit_email_sent', // letters an hour
    'hook_send_email_enabled',
    'hook_before_user_created_enabled',
    'password_hibp_enabled', // what tells nobody that it is off
    'mailer_notifications_password_changed_enabled',
    'mailer_notifications_mfa_factor_unenrolled_enabled',
    'security_update_password_require_current_password',
    'sessions_timebox',
    'audit_log_disable_postgres', // email and IP addresses kept for good
    'auth.audit_log_entries',
    'mfa_totp_enroll_enabled',
    'without_app', // staff with codes
    'cron.job', // the clock
    'webhook_endpoints list',
    'preview.invalid', // previews apart from the live database
    'catalog_faults', // rights, whatever the default privileges were
    'npm run restore',
  ]) {
    expect(all, said).toContain(said);
  }
});

test('each npm script that it names is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
  expect(named).toContain('rehearse');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
