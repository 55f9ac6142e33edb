/** `npm run schema`: writes the first migration again, from the schema files. */
import { writeFileSync } from 'node:fs';
import { baseline, baselineFile, isFrozen } from './backend/baseline.ts';

if (isFrozen()) {
  console.error(
    `${baselineFile} stays as it is, since a later migration builds on it.\n` +
      'Write the same change into supabase/schemas and into a new migration: ' +
      'tests/database/schemas.test.ts compares the two.',
  );
  process.exit(1);
}
writeFileSync(baselineFile, baseline());
console.log(`${baselineFile} is written.`);
