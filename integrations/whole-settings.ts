import type { AstroIntegration } from 'astro';
import { isSecretKey } from '../src/backend/secret-key.ts';
import { site } from '../src/site.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const isThisMachine = (url: string) => ['localhost', '127.0.0.1'].includes(new URL(url).hostname);

/** What is wrong with the settings of a build, in words that say what to do; null if nothing is. */
export function faultOfSettings(env: Variables): string | null {
  // A site built without a backend could take no request: better no build than that.
  if (!env['PUBLIC_SUPABASE_URL'] || !env['PUBLIC_SUPABASE_KEY']) {
    return 'Set PUBLIC_SUPABASE_URL (https://<project>.supabase.co) and PUBLIC_SUPABASE_KEY (its publishable key) before building; .env.example explains both. To try the site with an embedded database instead, run `npm start`.';
  }
  if (isSecretKey(env['PUBLIC_SUPABASE_KEY'])) {
    return 'PUBLIC_SUPABASE_KEY is a secret key, which every page would hand to everyone. Put the publishable one (sb_publishable_…) there, and replace the secret key at Supabase.';
  }
  const origin = env['PUBLIC_SITE_ORIGIN'];
  if (origin && !(URL.canParse(origin) && new URL(origin).origin === origin)) {
    return `PUBLIC_SITE_ORIGIN is ${origin}: write it as https://your-domain, with no path and no slash at its end.`;
  }
  if (env['PUBLIC_TEST_CHECKOUT'] === 'yes' && !isThisMachine(env['PUBLIC_SUPABASE_URL'])) {
    return 'PUBLIC_TEST_CHECKOUT is for the embedded database only: a plan would look paid for without money. Take it out of the environment.';
  }
  // Search engines would be told that every page stands at an address nobody owns.
  if (env['CONTEXT'] === 'production' && !origin && site.origin.endsWith('.example')) {
    return 'Set PUBLIC_SITE_ORIGIN (https://your-domain) in the site’s environment, or `origin` in src/site.ts: it is still a placeholder.';
  }
  return null;
}

/** Stops a build whose settings are not whole. */
export const wholeSettings = (env: Variables): AstroIntegration => ({
  name: 'whole-settings',
  hooks: {
    'astro:config:setup': ({ command }) => {
      const fault = command === 'build' ? faultOfSettings(env) : null;
      if (fault) throw new Error(fault);
    },
  },
});
