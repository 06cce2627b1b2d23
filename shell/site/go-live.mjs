// Makes a choice of versions live. The composer, which comes with the shell, checks and switches.
import { spawn } from 'node:child_process';
import { userInfo } from 'node:os';
import path from 'node:path';
import { partOf } from './front-ends.mjs';
import { readLive } from './history.mjs';

/** A composer that takes longer than this hangs. */
const LIMIT_MS = 10 * 60_000;

/**
 * Makes `versions` ({ front end: version }) live together with the other live versions, or changes
 * nothing.
 * @param cause 'publish' or 'rollback', for the history
 * @param more options of the composer: ['--to', '10%'] for a share of browsers, ['--token', …, '--until', …] for a preview
 * @throws when the composer refused; it has printed why
 */
export async function goLive(site, versions, cause, more = []) {
  const live = readLive(site)?.shell;
  // The live shell checks a new one before any code of it runs; one that was live before is known.
  const shell = cause === 'rollback' ? (versions.shell ?? live) : (live ?? versions.shell);
  if (!shell) throw new Error('No shell is live there yet: publish it first, or all with --all.');
  const chosen = Object.entries(versions).flatMap(([frontEnd, version]) => [
    '--set',
    `${path.basename(partOf(frontEnd))}=${version}`,
  ]);
  await compose(site, shell, ['--cause', cause, ...chosen, ...more]);
}

/** Options of the composer for a share of browsers, such as '10%'; for all, what older composers know, too. */
export const shareOptions = (share = '100%') => (share === '100%' ? [] : ['--to', share]);

/** Ends the rollout: all browsers see the live versions. @throws as `goLive` */
export async function stopRollout(site) {
  const { shell } = readLive(site) ?? {};
  if (!shell) throw new Error('No shell is live there yet.');
  await compose(site, shell, ['--stop-rollout']);
}

async function compose(site, shell, options) {
  const composer = path.join(site, 'node/shell', shell, 'compose.cjs');
  const child = spawn(
    process.execPath,
    [composer, '--site', site, '--by', publisher(), ...options],
    { stdio: 'inherit', timeout: LIMIT_MS },
  );
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error('Nothing was changed.');
}

function publisher() {
  try {
    return process.env.PUBLISHED_BY ?? userInfo().username;
  } catch {
    // A container may run as a user without a name.
    return 'unknown';
  }
}
