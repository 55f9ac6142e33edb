import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cutFonts } from '../../../scripts/cut-fonts.ts';

test('the committed fonts are what the script cuts, and together at most 45 KB', async () => {
  const files = await cutFonts();
  for (const [path, bytes] of Object.entries(files)) {
    expect((await readFile(path)).equals(bytes), `${path}: run node scripts/cut-fonts.ts`).toBe(
      true,
    );
  }
  const sizes = Object.values(files).map((bytes) => bytes.length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45 * 1024);
});
