import { parseArgs } from 'node:util';
import { loadConfig } from './platform/config/load-config.js';
import { backUp } from './operations/backup/backup-programs.js';
import { pullBeforeBackup } from './operations/site-store/site-programs.js';
import { runOnce } from './operations/start/run-program.js';

// npm run backup -- [--to <folder or address>] [--keep <count>] [--unencrypted]
await runOnce(async (say) => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      keep: { type: 'string' },
      unencrypted: { type: 'boolean', default: false },
    },
  });
  const { to, keep, unencrypted: isUnencrypted } = values;
  const command = { to, keep: Number(keep ?? 0), isUnencrypted, now: new Date() };
  const config = loadConfig(process.env);
  const older = await pullBeforeBackup(config);
  const { name, entries, bytes, problems } = await backUp(config, command, say);
  for (const problem of [...older, ...problems]) say(`PROBLEM: ${problem}`);
  say(`${name}: ${entries} entries, ${bytes} bytes, checked`);
});
