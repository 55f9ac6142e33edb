import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { template, templateVariable } from './database.ts';
import { makeEmbedded } from './embedded.ts';

/** Migrates a database of each kind once for all test files, which takes longer than most of them. */
export default async function setUp(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-template-'));
  const file = join(folder, 'database.tar');
  writeFileSync(file, Buffer.from(await (await template()).arrayBuffer()));
  process.env[templateVariable] = file;
  await makeEmbedded(folder);
  return () => rmSync(folder, { recursive: true });
}
