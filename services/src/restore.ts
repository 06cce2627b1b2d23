import { parseArgs } from 'node:util';
import { loadConfig } from './platform/config/load-config.js';
import { migrateQueue } from './messaging/queue/email-queue.js';
import { ArchiveError } from './operations/backup/store/archive.error.js';
import { checkArchive } from './operations/backup/archive/archive.js';
import { restore } from './operations/backup/backup-programs.js';
import { openPlace } from './operations/backup/store/open-store.js';
import type { Broken } from './operations/invariants/check.js';
import { readMoment } from './operations/point-in-time/moment.js';
import { restoreTo } from './operations/point-in-time/restore-to.js';
import { runOnce } from './operations/start/run-program.js';

const USAGE =
  'Name the backup: npm run restore -- <file or address> [--check] [--other-secret], or the time: npm run restore -- --to <time, or latest> [--other-secret]';

// npm run restore -- <file or address> [--check] [--other-secret]
// npm run restore -- --to <time or latest> [--other-secret]
await runOnce(async (say) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      to: { type: 'string' },
      'other-secret': { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  const acceptsOtherSecret = values['other-secret'];
  if ((file === undefined) === (values.to === undefined)) throw new ArchiveError(USAGE);
  const config = loadConfig(process.env);
  if (file === undefined) {
    const to = readMoment(values.to ?? '');
    const restored = await restoreTo(config, { to, acceptsOtherSecret }, migrateQueue, say);
    const last = restored.lastChangeAt?.toISOString() ?? restored.baseAt.toISOString();
    sayState(restored, `Restored, the last change is of ${last}: ${restored.uploads} uploads`, say);
    return;
  }
  if (values.check) {
    const { entries, bytes } = await checkArchive(
      await openPlace(file, config.backupUrl),
      config.backupKey,
    );
    say(`${entries} entries, ${bytes} bytes: every byte is as it was written`);
    return;
  }
  const restored = await restore(config, { file, acceptsOtherSecret }, migrateQueue, say);
  sayState(restored, `Restored the state of ${restored.madeAt}: ${restored.entries} entries`, say);
});

function sayState(
  { problems, broken }: { problems: string[]; broken: Broken[] },
  summary: string,
  say: (line: string) => void,
): void {
  for (const problem of problems) say(`PROBLEM: ${problem}`);
  for (const { name, examples } of broken) say(`BROKEN: ${name} ${JSON.stringify(examples)}`);
  say(summary);
  say(broken.length === 0 ? 'All invariants hold' : 'Some invariants do not hold');
  if (broken.length > 0) process.exitCode = 1;
}
