import { Client } from 'pg';
import { loadConfig } from './config/load-config.js';
import { ownerUrl } from './database/owner-url.js';
import { brokenInvariants } from './invariants/check.js';
import { invariants } from './invariants/invariants.js';

// Asks the live database whether everything holds that must; fails, and says what does not.
const client = new Client({ connectionString: ownerUrl(loadConfig(process.env)) });
await client.connect();
await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
const broken = await brokenInvariants(client);
await client.end();
for (const { name, examples } of broken) {
  process.stderr.write(`BROKEN: ${name}\n`);
  for (const example of examples) process.stderr.write(`  ${JSON.stringify(example)}\n`);
}
process.stdout.write(`${invariants.length - broken.length} of ${invariants.length} hold\n`);
if (broken.length > 0) process.exitCode = 1;
