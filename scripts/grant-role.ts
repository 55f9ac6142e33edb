import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { loadEnvironment, main } from './lifetime.ts';

const roles = ['admin', 'developer_admin', 'none'];
const usage = `Usage: npm run grant-role -- <email> ${roles.join('|')}

The person signs up first. Without more, this speaks to the embedded database that \`npm start\` runs.
For a hosted project set PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY to its address and secret key.`;

/** Looks through a hosted project's accounts; the embedded database offers no list of them. */
async function hostedAccount({ auth }: SupabaseClient, email: string): Promise<string | undefined> {
  const perPage = 1000;
  for (let page = 1; ; page++) {
    const { data, error } = await auth.admin.listUsers({ page, perPage });
    if (error) return undefined;
    const found = data.users.find((user) => user.email?.toLowerCase() === email);
    if (found || data.users.length < perPage) return found?.id;
  }
}

/** Finds who signed a company up with this address. */
async function memberAccount(client: SupabaseClient, email: string): Promise<string | undefined> {
  const { data, error } = await client
    .from('company_members')
    .select('user_id')
    .eq('signup_email', email)
    .limit(1);
  if (error) throw new Error(error.message);
  return data[0]?.user_id;
}

/** `npm run grant-role`: makes someone staff of the site, or takes that away again. */
await main(async () => {
  loadEnvironment();
  const email = process.argv[2]?.trim().toLowerCase();
  const role = process.argv[3] ?? '';
  if (!email || !roles.includes(role)) throw new Error(usage);

  const url =
    process.env.PUBLIC_SUPABASE_URL || `http://127.0.0.1:${process.env.BACKEND_PORT || 54321}`;
  const secretKey = process.env.SUPABASE_SECRET_KEY;
  if (!secretKey) throw new Error(`SUPABASE_SECRET_KEY is not set.\n\n${usage}`);
  await fetch(url).catch(() => {
    throw new Error(`Nothing answers at ${url}. Is \`npm start\` running?`);
  });
  const client = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

  const user_id = (await hostedAccount(client, email)) ?? (await memberAccount(client, email));
  if (!user_id) throw new Error(`Nobody has signed up as ${email} at ${url}.`);
  const staff = client.from('staff');
  const { error } = await (role === 'none'
    ? staff.delete().eq('user_id', user_id)
    : staff.upsert({ user_id, role }));
  if (error) throw new Error(`${url} refused: ${error.message}`);
  console.log(role === 'none' ? `${email} is no longer staff.` : `${email} is now ${role}.`);
});
