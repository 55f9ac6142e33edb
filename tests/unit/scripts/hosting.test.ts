import { readFileSync } from 'node:fs';
import { parse, type TomlTable } from 'smol-toml';
import { describe, expect, test } from 'vitest';

const read = (file: string): TomlTable => parse(readFileSync(file, 'utf8'));

test('nothing that `supabase config push` carries is an address of this machine', () => {
  expect(JSON.stringify(read('supabase/config.toml'))).not.toMatch(
    /localhost|127\.0\.0\.1|\[::1\]/,
  );
});

describe('a build of the host that is not for production', () => {
  test.each(['deploy-preview', 'branch-deploy'])(
    '%s never reaches the live database',
    (context) => {
      const { context: contexts } = read('netlify.toml') as Record<
        string,
        Record<string, { environment: Record<string, string> }>
      >;
      expect(contexts![context]!.environment).toEqual({
        PUBLIC_SUPABASE_URL: 'https://preview.invalid',
        PUBLIC_SUPABASE_KEY: 'none',
      });
    },
  );
});
