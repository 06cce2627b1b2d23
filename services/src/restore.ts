import { parseArgs } from 'node:util';
import { loadConfig } from './platform/config/load-config.js';
import { migrateQueue } from './messaging/queue/email-queue.js';
import { ArchiveError } from './operations/backup/archive/archive.error.js';
import { checkArchive } from './operations/backup/archive/archive.js';
import { restore } from './operations/backup/backup-programs.js';
import { runOnce } from './operations/start/run-program.js';

// npm run restore -- <file> [--check] [--other-secret]
await runOnce(async (say) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      'other-secret': { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined) {
    throw new ArchiveError('Name the backup: npm run restore -- <file> [--check] [--other-secret]');
  }
  const config = loadConfig(process.env);
  if (values.check) {
    const { entries, bytes } = await checkArchive(file, config.backupKey);
    say(`${entries} entries, ${bytes} bytes: every byte is as it was written`);
    return;
  }
  const command = { file, acceptsOtherSecret: values['other-secret'] };
  const restored = await restore(config, command, migrateQueue, say);
  for (const problem of restored.problems) say(`PROBLEM: ${problem}`);
  for (const { name, examples } of restored.broken) {
    say(`BROKEN: ${name} ${JSON.stringify(examples)}`);
  }
  say(`Restored the state of ${restored.madeAt}: ${restored.entries} entries`);
  say(restored.broken.length === 0 ? 'All invariants hold' : 'Some invariants do not hold');
  if (restored.broken.length > 0) process.exitCode = 1;
});
