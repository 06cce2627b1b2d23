import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { StartError } from './platform/config/start-error.js';
import { loadConfig } from './platform/config/load-config.js';
import {
  archiveAudit,
  printMonth,
  verifyArchive,
} from './operations/audit-archive/archive-programs.js';
import { runOnce } from './operations/start/run-program.js';

const USAGE =
  'npm run archive-audit -- --before <first day of a month> [--in <folder or address>] [--unencrypted], --verify, or --print <month>';

// A reader such as `head` may end before the month does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

// npm run archive-audit -- --before 2025-01-01 [--in <folder or address>] [--unencrypted]
// npm run archive-audit -- --verify [--in <folder or address>]
// npm run archive-audit -- --print 2024-03 [--in <folder or address>]
await runOnce(async (say) => {
  const { values } = parseArgs({
    options: {
      before: { type: 'string' },
      in: { type: 'string' },
      print: { type: 'string' },
      unencrypted: { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
    },
  });
  const { before, in: place, print: month, unencrypted: isUnencrypted, verify } = values;
  if ([before, month, verify || undefined].filter((each) => each !== undefined).length !== 1) {
    throw new StartError(USAGE);
  }
  const config = loadConfig(process.env);
  if (before !== undefined) {
    await archiveAudit(config, { before, in: place, isUnencrypted, now: new Date() }, say);
  } else if (month !== undefined) {
    await printMonth(config, { month, from: place }, writeOut);
  } else {
    const problems = await verifyArchive(config, place, say);
    for (const problem of problems) say(`PROBLEM: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
});

async function writeOut(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
