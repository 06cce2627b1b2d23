import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { isStamped, stamp } from './stamp.mjs';
import { step } from './step.mjs';

/**
 * Puts all five builds into the site folder. What a team has published there since stays in place
 * until the sources of this checkout change.
 */
export async function publish(siteDir, built) {
  if (existsSync(join(siteDir, 'current')) && isStamped(siteDir, built)) return;
  const script = join(root, 'shell/site/publish.mjs');
  await step('Publishing the site', process.execPath, [
    script,
    '--all',
    '--no-build',
    `--site=${siteDir}`,
  ]);
  stamp(siteDir, built);
}
