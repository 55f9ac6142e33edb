import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** What the embedded database knows its callers by; supabase/config.toml names the same variables. */
export interface Keys {
  /** Sent by browsers; public. */
  readonly SUPABASE_PUBLISHABLE_KEY: string;
  /** Passes every policy; for scripts on this machine only. */
  readonly SUPABASE_SECRET_KEY: string;
  /** Signs the sessions of the embedded database. */
  readonly SUPABASE_JWT_SECRET: string;
}

/** New random keys. */
export function makeKeys(): Keys {
  const random = (bytes: number) => randomBytes(bytes).toString('base64url');
  return {
    SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${random(24)}`,
    SUPABASE_SECRET_KEY: `sb_secret_${random(24)}`,
    SUPABASE_JWT_SECRET: random(48),
  };
}

/** This machine's keys: those in .env, which is never committed; what is missing is made and added. */
export function machineKeys(file = '.env'): Keys {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known = parseEnv(text);
  const keys = { ...makeKeys() };
  let added = '';
  for (const name of Object.keys(keys) as (keyof Keys)[]) {
    if (known[name]) keys[name] = known[name];
    else added += `${name}=${keys[name]}\n`;
  }
  if (added) {
    const intro = text && !text.endsWith('\n') ? '\n' : '';
    appendFileSync(file, `${intro}# Keys of the embedded database on this machine.\n${added}`, {
      mode: 0o600,
    });
  }
  return keys;
}
