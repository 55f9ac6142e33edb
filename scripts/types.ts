/** `npm run types`: writes the types of the database again, from the migrations. */
import { writeFileSync } from 'node:fs';
import { databaseTypes, typesFile } from './backend/database-types.ts';

writeFileSync(typesFile, await databaseTypes());
console.log(`${typesFile} is written.`);
