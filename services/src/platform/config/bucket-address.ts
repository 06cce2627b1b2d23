import type { S3ClientConfig } from '@aws-sdk/client-s3';

/** A bucket, and a folder in it. */
export interface BucketAddress {
  /** The address without credentials, for messages and logs. */
  name: string;
  bucket: string;
  /** Without slashes at its ends; empty for the whole bucket. */
  folder: string;
  client: S3ClientConfig;
  /** Must not appear in messages. */
  secrets: string[];
}

export function isBucketAddress(text: string): boolean {
  return /^(s3|https?):\/\//i.test(text);
}

/**
 * `s3://bucket/folder?region=eu-west-2` is on AWS, with the environment's credentials;
 * `https://key:secret@host/bucket/folder` is on another host.
 * @throws Error, which does not contain the text
 */
export function bucketAddress(text: string): BucketAddress {
  if (!URL.canParse(text)) throw new Error('This is not the address of a bucket.');
  const url = new URL(text);
  const parts = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const isAws = url.protocol === 's3:';
  const [bucket, ...folders] = isAws ? [url.hostname, ...parts] : parts;
  if (!bucket) throw new Error('The address names no bucket.');
  const folder = folders.join('/');
  const start = isAws ? 's3:/' : url.origin;
  const name = [start, bucket, ...folders].join('/');
  const region = url.searchParams.get('region') ?? 'us-east-1';
  if (isAws) return { name, bucket, folder, client: { region }, secrets: [] };
  const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decodeURIComponent);
  const client: S3ClientConfig = {
    region,
    endpoint: url.origin,
    forcePathStyle: true,
    // Other hosts do not support AWS's default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  };
  const secrets = [url.password, secretAccessKey ?? ''];
  return { name, bucket, folder, client, secrets: secrets.filter(Boolean) };
}

export function isSameBucket(one: string, other: string): boolean {
  const [first, second] = [bucketAddress(one), bucketAddress(other)];
  return first.bucket === second.bucket && first.client.endpoint === second.client.endpoint;
}
