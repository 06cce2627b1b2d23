import { loadConfig } from './platform/config/load-config.js';
import { connected } from './operations/backup/backup-source.js';
import { ownerUrl } from './operations/embedded/postgres/running-postgres.js';
import { brokenInvariants } from './operations/invariants/check.js';
import { registeredInvariants } from './operations/invariants/invariants.js';
import { runOnce } from './operations/start/run-program.js';

await runOnce(async (say) => {
  const broken = await connected(ownerUrl(loadConfig(process.env)), async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return brokenInvariants(client);
  });
  for (const { name, examples } of broken) {
    process.stderr.write(`BROKEN: ${name}\n`);
    for (const example of examples) process.stderr.write(`  ${JSON.stringify(example)}\n`);
  }
  const total = registeredInvariants().length;
  say(`${total - broken.length} of ${total} hold`);
  if (broken.length > 0) process.exitCode = 1;
});
