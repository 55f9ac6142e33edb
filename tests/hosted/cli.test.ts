import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cli as cliPackage,
  denoAsHosted,
  names,
  supabaseCli,
} from '../../scripts/rehearse/from-registry.ts';
import { startFunction } from '../database/harness/mail.ts';
import { closedByDefault, migrations } from '../database/harness/project.ts';
import {
  makeProject,
  pushProject,
  startProject,
  type Postgres,
} from '../database/harness/server.ts';
import { project, startRecorder, type Recorder } from './management-api.ts';

const cli = supabaseCli();
const deno = denoAsHosted();
if (!cli) console.warn(`Left out: ${names.cli} is not here, and the registry is out of reach.`);

const config = parse(readFileSync('supabase/config.toml', 'utf8')) as {
  auth: { hook: Record<string, { enabled: boolean; uri: string }> };
  functions: Record<string, object>;
};
const functions = Object.keys(config.functions);
const origin = 'https://ledger.example';

/** What the command line sends to a project, of this folder as it is. */
describe.skipIf(!cli)(`${names.cli}, into a recorder`, () => {
  let folder: string;
  let recorder: Recorder;
  let server: Postgres;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ledger-cli-'));
    // It writes beside what it reads.
    for (const part of ['supabase', 'src', 'content']) {
      cpSync(part, join(folder, part), { recursive: true });
    }
    server = await startProject();
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    recorder = await startRecorder();
    return () => recorder.stop();
  });

  /** Runs a command of it. @returns what it printed */
  async function run(args: readonly string[], variables: Record<string, string> = {}) {
    const profile = join(folder, 'profile.yaml');
    const addresses = ['api_url', 'dashboard_url', 'docs_url'].map(
      (name) => `${name}: ${recorder.url}`,
    );
    writeFileSync(
      profile,
      ['name: recorder', ...addresses, 'project_host: recorder.invalid'].join('\n'),
    );
    const child = spawn(cli!, [...args, '--profile', profile, '--yes'], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
        DO_NOT_TRACK: '1',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    await once(child, 'close');
    return output;
  }

  it('knows each command that the handbook names, and each reaches the hosted project', async () => {
    const files = ['README.md', ...readdirSync('docs').map((name) => join('docs', name))];
    const calls = files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => readFileSync(file, 'utf8').match(/npx supabase\S* [a-z][^`\n]*/g) ?? []);
    const helps = new Map<string, string>();
    const wrong: string[] = [];
    for (const call of calls) {
      if (!call.startsWith(`npx ${cliPackage} `)) wrong.push(call);
      const [, command = ''] =
        /^npx supabase\S* ((?:[a-z-]+ ?){1,2})(?= |$)/.exec(`${call} `) ?? [];
      const help = helps.get(command) ?? (await run([...command.trim().split(' '), '--help']));
      helps.set(command, help);
      const flags: readonly string[] = call.match(/(?<= )--[a-z-]+/g) ?? [];
      wrong.push(...flags.filter((flag) => !help.includes(flag)).map((flag) => `${call}: ${flag}`));
      // The third version turns to a database of this machine where nothing else is said.
      if (help.includes('Local by default') && !flags.includes('--remote')) wrong.push(call);
    }
    expect(wrong).toEqual([]);
    expect(helps.size).toBeGreaterThan(5);
  });

  it('dumps for the backup the schemas whose rows come back, and no other', async () => {
    const [, command = ''] =
      /npx supabase\S* (db dump .*--data-only.*) -f /.exec(
        readFileSync('docs/operate.md', 'utf8'),
      ) ?? [];
    const address = server.address('postgres', 'postgres');
    const output = await run([
      ...command.replace('--remote', `--remote=${address}?sslmode=disable`).split(' '),
      '--dry-run',
    ]);
    expect(output).toContain('pg_dump');
    expect(output.match(/(?<=^ *--schema ).*(?= \\)/gm)).toEqual(['"auth|public|private"']);
  });

  it('asks a database, to read alone, what a restore would undo, and runs the answer', async () => {
    const handbook = readFileSync('docs/operate.md', 'utf8');
    const [, ask = '', path] =
      /npx supabase\S* (db query .*undone\.sql) \| jq -r '\(\.rows\? \/\/ \.\)\[\]\.(\w+)'/.exec(
        handbook,
      ) ?? [];
    const [, redo = ''] = /npx supabase\S* (db query [^|`\n]*again\.sql)/.exec(handbook) ?? [];
    await pushProject(server.port, 'asked', [closedByDefault]);
    const query = (args: string, user: string, file: string, sql: string) => {
      writeFileSync(join(folder, file), sql);
      const address = server.address('asked', user);
      return run(args.replace('--remote', `--remote=${address}?sslmode=disable`).split(' '));
    };
    const sql = readFileSync('scripts/restore/undone.sql', 'utf8').replace(
      ':since',
      "'2026-11-24'",
    );
    // As whom a hosted project reads.
    const answer = await query(ask, 'supabase_read_only_user', 'undone.sql', sql);
    const rows = JSON.parse(answer.slice(answer.indexOf('\n['))) as Record<string, string>[];
    const [again = ''] = rows.map((row) => row[path!]);
    expect(again).toContain('delete_account');
    const done = await query(redo, 'postgres', 'again.sql', again);
    expect(done).not.toMatch(/error/i);
  });

  const pushConfig = async (variables: Record<string, string>) => {
    const output = await run(['config', 'push', `--remote=${project}`], variables);
    // It wants a whole configuration back, which only the real one has; what it sends is sent by then.
    const auth = recorder.sent.find(({ path }) => path === '/config/auth');
    expect(auth, output).toBeDefined();
    return JSON.parse(String(auth!.body)) as Record<string, unknown>;
  };
  const noAddressOfThisMachine = () => {
    for (const { path, body } of recorder.sent) {
      expect(String(body), path).not.toMatch(/localhost:|127\.0\.0\.1|\[::1\]/);
    }
  };

  it('pushes the site’s own address, the rules for passwords and sessions, the notices, and each hook', async () => {
    const auth = await pushConfig({ PUBLIC_SITE_ORIGIN: origin });
    noAddressOfThisMachine();
    expect(auth).toEqual({
      site_url: origin,
      uri_allow_list: '',
      disable_signup: false,
      jwt_exp: 900,
      mailer_autoconfirm: false,
      mailer_notifications_email_changed_enabled: true,
      mailer_notifications_mfa_factor_enrolled_enabled: true,
      mailer_notifications_mfa_factor_unenrolled_enabled: true,
      mailer_notifications_password_changed_enabled: true,
      mailer_otp_exp: 86_400,
      mailer_otp_length: 10,
      mailer_secure_email_change_enabled: true,
      mfa_totp_enroll_enabled: true,
      mfa_totp_verify_enabled: true,
      password_min_length: 10,
      security_update_password_require_current_password: true,
      security_update_password_require_reauthentication: true,
      // Hours: thirty days, and seven without use.
      sessions_inactivity_timeout: 168,
      sessions_timebox: 720,
      ...Object.fromEntries(
        Object.entries(config.auth.hook).flatMap(([name, { enabled, uri }]) => [
          [`hook_${name}_enabled`, enabled],
          [`hook_${name}_uri`, uri],
        ]),
      ),
    });
    // Set by hand, since it holds the project's address and a secret: what is not sent stays as it is.
    expect(Object.keys(auth).filter((key) => key.startsWith('hook_send_email'))).toEqual([]);
    const api = recorder.sent.find(({ path }) => path === '/postgrest');
    expect(JSON.parse(String(api?.body))).toEqual({ db_schema: 'public', max_rows: 1000 });
  });

  it('sends the name of the variable where the address is not set: the first day says to look', async () => {
    const { site_url } = await pushConfig({});
    expect(site_url).toBe('env(PUBLIC_SITE_ORIGIN)');
    expect(readFileSync('docs/first-day.md', 'utf8')).toContain('env(PUBLIC_SITE_ORIGIN)');
  });

  it('deploys each function whole, with its own rule for tokens, and it starts by itself', async () => {
    await run(['functions', 'deploy', `--remote=${project}`]);
    noAddressOfThisMachine();
    const bundles = recorder.sent.filter(({ path }) => path === '/functions/deploy');
    expect(bundles.map(({ query }) => query.get('slug')).sort()).toEqual([...functions].sort());
    for (const { query, type, body } of bundles) {
      const name = query.get('slug') as 'mail' | 'payments';
      const form = await new Response(new Uint8Array(body), {
        headers: { 'content-type': type },
      }).formData();
      expect(JSON.parse(String(form.get('metadata')))).toMatchObject({
        // Their callers have no token: Stripe, the clock, the auth service, a mail program's button.
        verify_jwt: false,
        entrypoint_path: `supabase/functions/${name}/index.ts`,
      });
      const files = form.getAll('file').filter((file) => file instanceof File);
      const own = `supabase/functions/${name}/`;
      expect(files.map((file) => file.name)).toEqual(
        expect.arrayContaining(readdirSync(own).map((file) => own + file)),
      );
      if (deno) await startAlone(name, files);
    }
  });

  /** Starts a function from what was sent of it, and nothing else but the packages it names. */
  async function startAlone(name: 'mail' | 'payments', files: readonly File[]) {
    const alone = mkdtempSync(join(tmpdir(), `ledger-${name}-`));
    for (const file of files) {
      mkdirSync(join(alone, dirname(file.name)), { recursive: true });
      writeFileSync(join(alone, file.name), await file.text());
    }
    // A hosted project fetches these by their names; here they are found as the tests find them.
    symlinkSync(resolve('node_modules'), join(alone, 'node_modules'));
    cpSync('package.json', join(alone, 'package.json'));
    const variables = { SUPABASE_URL: origin, SUPABASE_SECRET_KEYS: '{"default":"x"}' };
    const started = await startFunction(variables, name, { runtime: deno, folder: alone });
    const answer = await started.call('', { method: 'POST', body: '{}' });
    await started.stop();
    rmSync(alone, { recursive: true });
    // Neither a password nor a signature was shown.
    expect(answer.status).toBe(name === 'mail' ? 401 : 400);
  }

  it('pushes every migration onto a Postgres of this machine, with the least rights, also where new tables give none', async () => {
    const rights: unknown[] = [];
    for (const [name, changes] of [
      ['open', []],
      ['closed', [closedByDefault]],
    ] as const) {
      await makeProject(server.port, name, changes);
      const address = server.address(name, 'postgres');
      const output = await run(['db', 'push', `--remote=${address}?sslmode=disable`]);
      const db = await server.connect(name);
      const applied = await db.query(
        'select version from supabase_migrations.schema_migrations order by 1',
      );
      expect(
        applied.rows.map(({ version }) => version),
        output,
      ).toEqual(migrations.map(({ version }) => version));
      const faults = await db.query(
        'select question from private.catalog_faults() where cardinality(offenders) > 0',
      );
      expect(faults.rows).toEqual([]);
      const { rows } = await db.query(
        `select c.oid::regclass::text as name, a.privilege_type, pg_get_userbyid(a.grantee) as holder
         from pg_class c, aclexplode(c.relacl) a
         where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
           and pg_get_userbyid(a.grantee) in ('anon', 'authenticated') order by 1, 2, 3`,
      );
      rights.push(rows);
      await db.close();
    }
    expect(rights[0]).not.toEqual([]);
    expect(rights[1]).toEqual(rights[0]);
  });
});
