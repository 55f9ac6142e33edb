import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withOwnDrawings } from '../../../integrations/own-drawings.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (css: string, policy: string) =>
  `<meta http-equiv="content-security-policy" content="style-src ${policy}"><style>${css}</style><svg data-astro-cid-here></svg>`;

it('keeps the styles of drawings on the page, and drops those of others with a policy that fits', () => {
  const shared = '@layer a{.x{color:red}}';
  const here = '.line[data-astro-cid-here],.b[data-astro-cid-here]{fill:none}';
  const there = '.line[data-astro-cid-there]{fill:red}';
  const print =
    '@media print{.a[data-astro-cid-there]{fill:red}.a[data-astro-cid-here]{fill:none}}';
  const css = shared + there + here + print;
  const own = `${shared}${here}@media print{.a[data-astro-cid-here]{fill:none}}`;
  expect(withOwnDrawings(page(css, hash(css)))).toBe(page(own, hash(own)));
});

it('leaves a page alone that has nothing of others', () => {
  const css = '.line[data-astro-cid-here]{fill:none}';
  expect(withOwnDrawings(page(css, hash(css)))).toBe(page(css, hash(css)));
});
