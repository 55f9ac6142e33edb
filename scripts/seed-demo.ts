import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { cities } from '../src/site.ts';
import { demoAccounts, type DemoAccount } from '../supabase/demo-accounts.ts';

/** Where the embedded server listens, and its two keys. */
export interface DemoServer {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Fills an embedded server with the demonstration's accounts and companies. Accounts are made by the
 * ordinary sign-up, so that its trigger is what makes the companies. An account that exists is left
 * as it is.
 *
 * @returns whether anything was added
 * @throws if the address is not this machine's own, so that demonstration data reaches no hosted
 *   project; or with the server's words, if it refuses something
 */
export async function seedDemo(server: DemoServer): Promise<boolean> {
  if (!loopback.has(new URL(server.url).hostname)) {
    throw new Error(`Demonstration data is for this machine only, not for ${server.url}.`);
  }
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  const operator = createClient(server.url, server.secretKey, options);
  let added = false;
  for (const account of demoAccounts) {
    // A client per account: signing up signs in, and the next sign-up must come from nobody.
    const visitor = createClient(server.url, server.publishableKey, options);
    const { data, error } = await visitor.auth.signUp({
      email: account.email,
      password: account.password,
      options: { data: account.company ? { company_name: account.company.name } : {} },
    });
    if (error?.code === 'user_already_exists') continue;
    if (error) throw error;
    if (!data.user) throw new Error(`Signing up ${account.email} answered no user.`);
    await equip(operator, account, data.user.id);
    added = true;
  }
  return added;
}

async function equip(operator: SupabaseClient, account: DemoAccount, userId: string) {
  if (account.staffRole) {
    await check(operator.from('staff').insert({ user_id: userId, role: account.staffRole }));
  }
  if (!account.company) return;
  const { name, description, phone, replyHours, trades, status } = account.company;
  const membership = await operator
    .from('company_members')
    .select('company_id')
    .eq('user_id', userId)
    .single();
  if (membership.error) throw new Error(membership.error.message);
  const company_id: string = membership.data.company_id;
  await check(
    operator
      .from('companies')
      .update({ name, description, phone, reply_hours: replyHours, status, is_demo: true })
      .eq('id', company_id),
  );
  await check(
    operator.from('company_trades').insert(trades.map((trade_id) => ({ company_id, trade_id }))),
  );
  await check(
    operator.from('company_cities').insert(cities.map(({ id }) => ({ company_id, city_id: id }))),
  );
}

async function check(call: PromiseLike<{ error: { message: string } | null }>) {
  const { error } = await call;
  if (error) throw new Error(error.message);
}
