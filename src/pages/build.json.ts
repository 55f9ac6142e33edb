import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { build } from '../site/build.ts';

/** What `npm run links` found, if it ran before this build. */
const linksReport = (): unknown =>
  existsSync('measurements/links.json')
    ? JSON.parse(readFileSync('measurements/links.json', 'utf8'))
    : null;

/** What this build was made from, for the developer's page. */
export const GET: APIRoute = () =>
  Response.json({
    build,
    builtAt: new Date().toISOString(),
    migrations: readdirSync('supabase/migrations')
      .filter((name) => name.endsWith('.sql'))
      .map((name) => name.replace('.sql', ''))
      .sort(),
    links: linksReport(),
  });
