/** `npm run types`: writes the types of the database where it has changed; types and lint begin with it. */
import { writeDatabaseTypes } from './backend/database-types.ts';

await writeDatabaseTypes();
