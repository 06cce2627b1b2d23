import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { SECOND } from '../core/time.js';

/** Requests hold a transaction while they write: a store that does not answer must not hold them for long. */
const WAITS = { connectionTimeout: 3 * SECOND, socketTimeout: 20 * SECOND };

/**
 * `s3://bucket?region=eu-west-2` is on AWS, with the environment's credentials;
 * `https://key:secret@host/bucket` is on another host.
 */
export function s3Store(filesUrl: string): Disk {
  const url = new URL(filesUrl);
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const common = {
    region,
    visibility: 'private',
    supportsACL: false,
    requestHandler: WAITS,
  } as const;
  if (url.protocol === 's3:') return new Disk(new S3Driver({ ...common, bucket: url.hostname }));
  return new Disk(
    new S3Driver({
      ...common,
      bucket: decodeURIComponent(url.pathname.slice(1)),
      endpoint: url.origin,
      forcePathStyle: true,
      // Other hosts do not support AWS's default checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
    }),
  );
}
