import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirectRules } from '../../../integrations/redirects-file.ts';
import { faultOfSettings } from '../../../integrations/whole-settings.ts';
import { site } from '../../../src/site.ts';

const backend = {
  PUBLIC_SUPABASE_URL: 'https://ref.supabase.co',
  PUBLIC_SUPABASE_KEY: 'sb_publishable_x',
};

describe('a build', () => {
  test.each([
    ['without a backend', {}, /PUBLIC_SUPABASE_URL/],
    [
      'with a test checkout on a hosted project',
      { ...backend, PUBLIC_TEST_CHECKOUT: 'yes' },
      /TEST_CHECKOUT/,
    ],
    ['with a secret key', { ...backend, PUBLIC_SUPABASE_KEY: 'sb_secret_x' }, /publishable/],
    [
      'with a slash after its address',
      { ...backend, PUBLIC_SITE_ORIGIN: 'https://ledger.test/' },
      /no slash/,
    ],
    [
      'for production, at an address nobody owns',
      { ...backend, CONTEXT: 'production' },
      /PUBLIC_SITE_ORIGIN/,
    ],
  ])('%s stops with a sentence', (_, env, said) => {
    expect(faultOfSettings(env)).toMatch(said);
  });

  test.each([
    ['a preview needs no address', { ...backend, CONTEXT: 'deploy-preview' }],
    ['one on this machine', backend],
    [
      'production with its own domain',
      { ...backend, CONTEXT: 'production', PUBLIC_SITE_ORIGIN: 'https://ledger.test' },
    ],
  ])('goes on: %s', (_, env) => {
    expect(faultOfSettings(env)).toBeNull();
  });
});

describe('the host’s own name', () => {
  const production = { CONTEXT: 'production', SITE_NAME: 'ledger' };

  test('leads to the domain, before every other rule', () => {
    expect(redirectRules(production, 'https://ledger.test')).toMatch(
      /^https:\/\/ledger\.netlify\.app\/\* https:\/\/ledger\.test\/:splat 301!\n\//,
    );
  });

  test.each([
    ['in a preview', { CONTEXT: 'deploy-preview', SITE_NAME: 'ledger' }, site.origin],
    ['on this machine', {}, site.origin],
    ['where it is the address', production, 'https://ledger.netlify.app'],
  ])('does not %s', (_, env, origin) => {
    expect(redirectRules(env, origin)).not.toContain('netlify.app');
  });
});

describe('the host builds', () => {
  const { build, context } = parse(readFileSync('netlify.toml', 'utf8')) as unknown as {
    build: { ignore: string };
    context: Record<string, { ignore?: string }>;
  };
  const folder = mkdtempSync(join(tmpdir(), 'ledger-ignore-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@mail.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const commit = (file: string, text: string): string => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    git('add', '.');
    git('commit', '-m', text);
    return git('rev-parse', 'HEAD');
  };

  /** Whether the command lets a build of `commit` go on; its success stops it. */
  const builds = (built: string, commit: string, of = 'deploy-preview'): boolean => {
    try {
      execFileSync('bash', ['-c', context[of]?.ignore ?? build.ignore], {
        cwd: folder,
        env: { ...process.env, CACHED_COMMIT_REF: built, COMMIT_REF: commit },
        stdio: 'ignore',
      });
      return false;
    } catch {
      return true;
    }
  };

  const commits = { first: '', page: '', docs: '', readme: '', preview: '', merged: '' };
  beforeAll(() => {
    git('init', '-b', 'main');
    commits.first = commit('src/site.ts', 'first');
    commits.page = commit('src/site.ts', 'page');
    commits.docs = commit('docs/operate.md', 'docs');
    commits.readme = commit('README.md', 'readme');
    git('switch', '-c', 'change', commits.page);
    commits.preview = commit('src/site.ts', 'change');
    git('switch', 'main');
    git('merge', '--no-ff', 'change');
    commits.merged = git('rev-parse', 'HEAD');
  });

  test('no preview for a change of the docs alone', () => {
    expect(builds(commits.page, commits.docs)).toBe(false);
    expect(builds(commits.page, commits.readme)).toBe(false);
  });

  test('a page that was changed before the docs were', () => {
    expect(builds(commits.first, commits.readme)).toBe(true);
  });

  test('the same commit again, with another variable or without a cache', () => {
    expect(builds(commits.readme, commits.readme)).toBe(true);
    expect(builds('', commits.readme)).toBe(true);
  });

  test('what only a preview has built, though no more than docs came to it since', () => {
    expect(builds(commits.preview, commits.merged)).toBe(true);
  });

  test('for production what a preview has built, where main was moved forward to it', () => {
    expect(builds(commits.page, commits.docs)).toBe(false);
    expect(builds(commits.page, commits.docs, 'production')).toBe(true);
  });
});
