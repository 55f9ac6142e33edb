import { expect, it } from 'vitest';
import { site } from '../../../src/site.ts';
import { mailHandler } from '../../../supabase/functions/mail/handler.ts';
import { signedHeaders } from '../../../supabase/functions/mail/signature.ts';

const secretOf = (text: string) => `v1,whsec_${btoa(text)}`;

/** What the function logs when `path` gets an empty message with these headers. */
async function loggedOf(path: string, headers: Record<string, string>): Promise<readonly string[]> {
  const lines: string[] = [];
  const handler = mailHandler({
    database: { url: 'http://nowhere.invalid', secretKey: '' },
    site: { ...site, portal: null },
    deliver: null,
    perSecond: 1,
    password: 'x',
    hookSecret: secretOf('ours'),
    reportSecret: secretOf('ours'),
    ownUrl: null,
    after: () => undefined,
    log: (line) => void lines.push(line),
  });
  const request = new Request(`http://x.invalid/mail/${path}`, {
    method: 'POST',
    headers,
    body: '{}',
  });
  expect((await handler(request)).status).toBe(401);
  return lines;
}

it.each([
  ['account', 'SEND_EMAIL_HOOK_SECRET'],
  ['report', 'RESEND_WEBHOOK_SECRET'],
])('says of a message to %s signed with another secret which one it missed', async (path, name) => {
  const signed = await signedHeaders('1', '{}', secretOf('replaced'));
  expect(await loggedOf(path, signed)).toEqual([expect.stringContaining(name)]);
  expect(await loggedOf(path, {})).toEqual([]);
});
