import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigError } from '../../platform/config/config.error.js';
import type { SitePlace } from '../../platform/config/site-place.js';
import { openSiteBucket, type SiteBucket } from './site-bucket.js';
import { SiteError } from './site.error.js';
import { SiteFollower } from './site-follower.js';

type Say = (line: string) => void;

/** @throws ConfigError without SITE_URL */
export async function siteBucket(place: SitePlace): Promise<SiteBucket> {
  const bucket = await openSiteBucket(place);
  if (!bucket) throw new ConfigError('SITE_URL', 'is required: the address of a bucket');
  await mkdir(place.siteDir, { recursive: true });
  return bucket;
}

/** Before a backup, which is made of an older site rather than not at all. @returns why it is older */
export async function pullBeforeBackup(place: SitePlace): Promise<string[]> {
  if (place.siteUrl === undefined) return [];
  try {
    await (await siteBucket(place)).pull(place.siteDir);
    return [];
  } catch (error) {
    return [
      `the site is not the newest: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
}

/** For web servers that have no API next to them. @returns how to stop it */
export async function follow(place: SitePlace, say: Say): Promise<() => Promise<void>> {
  const bucket = await siteBucket(place);
  const follower = new SiteFollower(bucket, place.siteDir, {
    failed: (reason) => say(`The site is not up to date: ${reason}`),
    recovered: () => say('The site is up to date again'),
  });
  follower.start();
  return () => follower.stop();
}

/**
 * Runs a publisher's program on a copy of the site, which is published when it has ended well.
 * @throws SiteError when it has not; it has printed why
 */
export async function runPublisher(place: SitePlace, program: string[]): Promise<void> {
  const bucket = await siteBucket(place);
  const { PUBLISH_KEYS = join(dirname(place.siteDir), 'publish-keys') } = process.env;
  await bucket.change(place.siteDir, async (copy) => {
    const child = spawn(process.execPath, [...program, '--site', copy], {
      // The copy is the site now.
      env: { ...process.env, SITE_URL: '', PUBLISH_KEYS },
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new SiteError(`${bucket.name} was not changed.`);
  });
}
