import { main } from './lifetime.ts';
import { measureManyPages } from './many-pages.ts';

const counts = process.argv.slice(2).map(Number);

/** `npm run measure:pages [-- 300 1000]`: builds with so many generated articles; unless said, up to 10,000. */
await main(async () => {
  console.table(await measureManyPages(counts.length > 0 ? counts : [1_000, 3_000, 10_000]));
});
