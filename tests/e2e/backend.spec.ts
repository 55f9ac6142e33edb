import { readFileSync } from 'node:fs';
import { expect, test } from './harness/test.ts';

test('what the embedded database has stored survives a stop and a start', async ({
  ownBackend,
}) => {
  const { database } = ownBackend;
  const { error } = await database.from('companies').insert({ name: 'Kept Through A Restart' });
  expect(error).toBeNull();
  await ownBackend.stop();
  const unreachable = await database.from('companies').select('name');
  expect(unreachable.error).not.toBeNull();
  await ownBackend.start();
  const { data } = await database
    .from('companies')
    .select('name')
    .eq('name', 'Kept Through A Restart');
  expect(data).toHaveLength(1);
});

test('a caller without a key is refused, on this machine too', async ({ environment, request }) => {
  const response = await request.get(`${environment.backendUrl}/rest/v1/companies`);
  expect(response.status()).toBe(401);
});

test('the link of a forgotten password signs in and leads to the sign-in page', async ({
  environment,
  database,
  request,
}) => {
  const email = 'cruz@demo.example';
  const { error } = await database.auth.resetPasswordForEmail(email);
  expect(error).toBeNull();
  const mail = () => readFileSync(environment.mailFile, 'utf8').split(`To: ${email}`)[1] ?? '';
  await expect.poll(mail).toContain('/auth/v1/verify');
  const link = /http\S+verify\S+/.exec(mail())?.[0] ?? '';
  expect(new URL(link).origin).toBe(environment.siteUrl);
  const forwarded = await request.get(link, { maxRedirects: 0 });
  const verified = await request.get(forwarded.headers()['location'] ?? '', { maxRedirects: 0 });
  expect(verified.headers()['location']).toContain(`${environment.siteUrl}/auth#access_token=`);
});
