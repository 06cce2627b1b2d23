import type { BucketAddress } from '../../../platform/config/bucket-address.js';
import { ArchiveError } from './archive.error.js';

/** A failed call, in one line without credentials: errors of the library can contain some. */
export class BucketError extends ArchiveError {
  constructor({ name, secrets }: BucketAddress, error: unknown) {
    const status = statusOf(error);
    const kind = error instanceof Error ? error.name : 'Error';
    const text = error instanceof Error ? error.message : String(error);
    const code = status === undefined ? '' : ` (${status})`;
    const line = `${name}: ${kind}${code}: ${text}`.replace(/\s+/g, ' ');
    super(secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), line));
  }
}

/** HTTP status of an answer of the store; undefined when there was none. */
export function statusOf(error: unknown): number | undefined {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode;
}
