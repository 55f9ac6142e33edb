import { get } from 'node:http';
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

test('the database answers no other site that makes its own name lead here', async ({
  environment: { backendUrl, keys },
}) => {
  const { port } = new URL(backendUrl);
  const asked = (host: string) =>
    new Promise<number | undefined>((resolve) => {
      const headers = { host, apikey: keys.SUPABASE_PUBLISHABLE_KEY };
      get(`${backendUrl}/rest/v1/companies`, { headers }, ({ statusCode }) =>
        resolve(statusCode),
      ).on('error', () => resolve(undefined));
    });
  expect(await asked(`localhost:${port}`)).toBe(200);
  expect(await asked(`evil.example:${port}`)).toBeUndefined();
});
