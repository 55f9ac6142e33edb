import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, openDatabase, type Row } from './harness/database.ts';
import { addCompany, anonymous, signUp } from './harness/people.ts';

/** Sign-ups by who sends them, and by whoever was shut out before. */
let db: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.query('truncate private.recent_forms'));

/** What the auth service is answered before it makes a user. */
const asked = async (email: string, ip_address: unknown): Promise<unknown> => {
  const { rows } = await db.query('select private.limit_sign_ups($1) as answer', [
    JSON.stringify({
      metadata: {
        uuid: '8b34dcdd-9df1-4c10-850a-b3277c653040',
        name: 'before-user-created',
        ip_address,
      },
      user: { email },
    }),
  ]);
  return rows[0]?.['answer'];
};
const refused = { error: { http_code: 429, message: expect.any(String) as string } };

describe('sign-ups', () => {
  it('are refused where too many come from one connection, and others go on', async () => {
    for (let nth = 0; nth < 20; nth += 1) {
      expect(await asked(`a${nth}@mail.example`, '203.0.113.5')).toEqual({});
    }
    expect(await asked('b@mail.example', '203.0.113.5')).toEqual(refused);
    expect(await asked('b@mail.example', '::ffff:203.0.113.5')).toEqual(refused);
    expect(await asked('b@mail.example', '198.51.100.5')).toEqual({});
  });

  it('of one mailbox are refused after ten in a day from there, whatever it is called', async () => {
    for (let nth = 0; nth < 10; nth += 1) {
      expect(await asked(`pat+${nth}@mail.example`, '203.0.113.6')).toEqual({});
    }
    expect(await asked('pat@mail.example', '203.0.113.6')).toEqual(refused);
    expect(await asked('pat@mail.example', '198.51.100.6')).toEqual({});
  });

  it('are let in where the address is none that can be read', async () => {
    for (const strange of [null, '', 'nonsense', 5]) {
      expect(await asked('c@mail.example', strange)).toEqual({});
    }
  });

  it('cost the operator none of the letters about forms', async () => {
    const { rows } = await db.query(`select prosrc from pg_proc where proname = 'tell_operator'`);
    expect(String(rows[0]?.['prosrc'])).toContain(`n.form in ('call', 'onboarding')`);
  });

  it('are asked about by a hook that the configuration names, and that nobody else may call', async () => {
    const config = parse(readFileSync('supabase/config.toml', 'utf8')) as unknown as {
      auth: { hook: { before_user_created: { enabled: boolean; uri: string } } };
    };
    expect(config.auth.hook.before_user_created).toEqual({
      enabled: true,
      uri: 'pg-functions://postgres/private/limit_sign_ups',
    });
    for (const caller of [anonymous, await signUp(db), { role: 'service_role' } as const]) {
      expect(await call(db, caller, `select private.limit_sign_ups('{}')`)).toMatchObject({
        ok: false,
      });
    }
  });
});

describe('a suspended company that comes back', () => {
  const alike = async (company: string) =>
    (await db.query('select private.reviewed_facts($1) as facts', [company])).rows[0]?.[
      'facts'
    ] as { shut_out_like: Row[] };

  it('is known again by its name or license when it is reviewed, with why it was suspended', async () => {
    const shut = await addCompany(db, 'Acme Roofing');
    await db.query(`update companies set license = 'TACLA 12345-E' where id = $1`, [shut.id]);
    await db.query(`update companies set status = 'suspended' where id = $1`, [shut.id]);
    await db.query(
      `insert into company_decisions (company_id, decision, reason) values ($1, 'suspended', 'It calls without leave.')`,
      [shut.id],
    );
    const why = { reason: 'It calls without leave.' };
    const still = await addCompany(db, 'ACME Roofing, LLC'.replace(',', ''), { status: 'pending' });
    expect((await alike(still.id)).shut_out_like).toMatchObject([{ ...why, same: 'name' }]);
    expect(await call(db, shut.member, 'select delete_account()')).toMatchObject({ ok: true });
    expect((await alike(still.id)).shut_out_like).toMatchObject([{ ...why, same: 'name' }]);
    const other = await addCompany(db, 'Best Roofs', { status: 'pending' });
    expect((await alike(other.id)).shut_out_like).toEqual([]);
    await db.query(`update companies set license = 'tacla12345e' where id = $1`, [other.id]);
    expect((await alike(other.id)).shut_out_like).toMatchObject([{ ...why, same: 'license' }]);
    // Neither its name nor its number is kept in clear.
    const kept = (await db.query('select * from companies where id = $1', [shut.id])).rows;
    expect(kept).toMatchObject([{ license: '', status: 'closed' }]);
    expect(JSON.stringify((await db.query('select * from private.shut_out')).rows)).not.toMatch(
      /12345/,
    );
  });

  it('that left in good standing is not', async () => {
    const left = await addCompany(db, 'Good Roofing');
    await call(db, left.member, 'select delete_account()');
    const next = await addCompany(db, 'Good Roofing', { status: 'pending' });
    expect((await alike(next.id)).shut_out_like).toEqual([]);
  });
});
