import { Client } from 'pg';
import { loadConfig } from './platform/config/load-config.js';
import { ownerUrl } from './operations/embedded/postgres/running-postgres.js';
import { brokenInvariants } from './operations/invariants/check.js';
import { registeredInvariants } from './operations/invariants/invariants.js';

const client = new Client({ connectionString: ownerUrl(loadConfig(process.env)) });
await client.connect();
await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
const broken = await brokenInvariants(client);
await client.end();
for (const { name, examples } of broken) {
  process.stderr.write(`BROKEN: ${name}\n`);
  for (const example of examples) process.stderr.write(`  ${JSON.stringify(example)}\n`);
}
const total = registeredInvariants().length;
process.stdout.write(`${total - broken.length} of ${total} hold\n`);
if (broken.length > 0) process.exitCode = 1;
