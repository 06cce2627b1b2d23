import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { bucketAddress } from '../config/bucket-address.js';
import { SECOND } from '../core/time.js';

/** Requests hold a transaction while they write: a store that does not answer must not hold them for long. */
const WAITS = { connectionTimeout: 3 * SECOND, socketTimeout: 20 * SECOND };

/** @param filesUrl names a bucket without a folder */
export function s3Store(filesUrl: string): Disk {
  const { bucket, client } = bucketAddress(filesUrl);
  const options = { visibility: 'private', supportsACL: false, requestHandler: WAITS } as const;
  return new Disk(new S3Driver({ ...client, bucket, ...options }));
}
