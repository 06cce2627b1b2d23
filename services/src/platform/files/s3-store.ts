import { setTimeout as pause } from 'node:timers/promises';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { bucketAddress } from '../config/bucket-address.js';
import { SECOND } from '../core/time.js';

/** Requests hold a transaction while they write: a store that does not answer must not hold them for long. */
const WAITS = { connectionTimeout: 3 * SECOND, socketTimeout: 20 * SECOND };

/** As many as the client of S3 makes by itself, and milliseconds between them. */
const TRIES = 3;
const BETWEEN = 100;

/** The client sends no stream a second time, and the library makes a stream of each file. */
class BucketDisk extends Disk {
  override async copyFromFs(...given: Parameters<Disk['copyFromFs']>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await super.copyFromFs(...given);
        return;
      } catch (error) {
        if (tries === TRIES || !isPassing(error)) throw error;
        await pause(tries * BETWEEN);
      }
    }
  }
}

/** A store that does not answer in time is not asked again: a transaction waits for it. */
function isPassing(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return false;
  const { code = '', $metadata } = cause as S3Error;
  return ['ECONNRESET', 'EPIPE'].includes(code) || ($metadata?.httpStatusCode ?? 0) >= 500;
}

interface S3Error extends NodeJS.ErrnoException {
  $metadata?: { httpStatusCode?: number };
}

/** @param filesUrl names a bucket without a folder */
export function s3Store(filesUrl: string): Disk {
  const { bucket, client } = bucketAddress(filesUrl);
  const options = { visibility: 'private', supportsACL: false, requestHandler: WAITS } as const;
  return new BucketDisk(new S3Driver({ ...client, bucket, ...options }));
}
