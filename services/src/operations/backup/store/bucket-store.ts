import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BucketAddress } from '../../../platform/config/bucket-address.js';
import { SECOND } from '../../../platform/core/time.js';
import { type BackupStore, MissingFile, type StoredObject } from './backup-store.js';
import { BucketError, statusOf } from './bucket.error.js';

/** At most 10,000 parts: 156 GB. Two are in memory while one is sent. */
const PART = 16 * 1024 * 1024;
const PARTS_AT_A_TIME = 2;
const RESUMES = 5;

/** How long a store may take: times in milliseconds. */
export interface Patience {
  attempts: number;
  connectionTimeout: number;
  /** Without a byte. */
  socketTimeout: number;
}
/** Of programs that no one waits for. */
const PATIENT: Patience = {
  ...{ attempts: 5, connectionTimeout: 10 * SECOND, socketTimeout: 60 * SECOND },
};

type Condition = { IfNoneMatch: '*' } | { IfMatch: string };

/** Objects of a bucket: a PUT or a multipart upload makes an object whole, or not at all. */
export class BucketStore implements BackupStore {
  readonly name: string;
  private readonly client: S3Client;

  constructor(
    private readonly address: BucketAddress,
    { attempts: maxAttempts, ...requestHandler }: Patience = PATIENT,
  ) {
    this.name = address.name;
    this.client = new S3Client({ ...address.client, maxAttempts, requestHandler });
  }

  async list(prefix: string): Promise<StoredObject[]> {
    const Delimiter = prefix.endsWith('/') ? undefined : '/';
    const query = { Bucket: this.address.bucket, Prefix: this.path(prefix), Delimiter };
    const start = this.path('').length;
    const found: StoredObject[] = [];
    await this.report(async () => {
      for await (const { Contents = [] } of paginateListObjectsV2({ client: this.client }, query)) {
        for (const { Key = '', LastModified: at = new Date(0) } of Contents) {
          found.push({ key: Key.slice(start), at });
        }
      }
    });
    return found.sort((one, other) => (one.key < other.key ? -1 : 1));
  }

  /** Continues where a connection was cut. */
  async *read(key: string): AsyncGenerator<Uint8Array> {
    let at = 0;
    let etag: string | undefined;
    for (let resumes = 0; ; resumes += 1) {
      const rest = at > 0 && { Range: `bytes=${at}-`, IfMatch: etag };
      const found = await this.get(key, rest);
      etag = found.etag;
      try {
        for await (const part of found.body) {
          at += part.length;
          yield part;
        }
        return;
      } catch (error) {
        if (resumes === RESUMES) throw new BucketError(this.address, error);
      }
    }
  }

  async write(key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const id = randomUUID();
    const source: { error?: unknown } = {};
    const Body = Readable.from(watched(content, source));
    const params = { ...this.object(key), Body, Metadata: { write: id } };
    try {
      // A failed upload is aborted.
      await new Upload({
        ...{ client: this.client, params, partSize: PART, queueSize: PARTS_AT_A_TIME },
      }).done();
    } catch (error) {
      if (source.error !== undefined) throw source.error as Error;
      if (await this.isWrittenBy(id, key)) return;
      throw new BucketError(this.address, error);
    }
  }

  async create(key: string, content: Uint8Array): Promise<boolean> {
    if ((await this.head(key)) !== undefined) return false;
    return this.putIf(key, content, { IfNoneMatch: '*' });
  }

  /**
   * All of it or nothing, and only in place of the object with this etag.
   * @returns false, without a change, when it is another one or none
   */
  async replace(key: string, content: Uint8Array, etag: string): Promise<boolean> {
    if ((await this.head(key))?.etag !== etag) return false;
    return this.putIf(key, content, { IfMatch: etag });
  }

  /**
   * For small objects.
   * @param known the etag of what the caller has: without content in the answer, that is still there
   * @returns undefined when there is no such object
   */
  async readUnless(
    key: string,
    known?: string,
  ): Promise<{ etag: string; content?: Buffer } | undefined> {
    try {
      const command = new GetObjectCommand({ ...this.object(key), IfNoneMatch: known });
      const { Body, ETag: etag = '' } = await this.client.send(command);
      return { etag, content: await buffer(Body as Readable) };
    } catch (error) {
      if (statusOf(error) === 304) return { etag: known ?? '' };
      if (isMissing(error)) return undefined;
      throw new BucketError(this.address, error);
    }
  }

  async remove(key: string): Promise<void> {
    await this.report(() => this.client.send(new DeleteObjectCommand(this.object(key))));
  }

  /** Parts of uploads that were not completed: no list has them, but they are paid for. */
  async removeUnfinished(prefix: string): Promise<void> {
    const { bucket: Bucket } = this.address;
    const command = new ListMultipartUploadsCommand({ Bucket, Prefix: this.path(prefix) });
    try {
      const { Uploads = [] } = await this.client.send(command);
      for (const { Key, UploadId } of Uploads) {
        await this.client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      }
    } catch {
      // The right to list uploads is not needed for anything else.
    }
  }

  private async get(
    key: string,
    rest: { Range: string; IfMatch: string | undefined } | false,
  ): Promise<{ body: AsyncIterable<Uint8Array>; etag: string | undefined }> {
    try {
      const command = new GetObjectCommand({ ...this.object(key), ...rest });
      const { Body, ETag: etag } = await this.client.send(command);
      return { body: Body as Readable, etag };
    } catch (error) {
      throw isMissing(error)
        ? new MissingFile({ store: this, key })
        : new BucketError(this.address, error);
    }
  }

  /** The condition closes the gap between looking and writing; a store may not know it. */
  private async putIf(key: string, content: Uint8Array, condition: Condition): Promise<boolean> {
    const id = randomUUID();
    const object = { ...this.object(key), Body: content, Metadata: { write: id } };
    try {
      await this.client.send(new PutObjectCommand({ ...object, ...condition }));
      return true;
    } catch (error) {
      const status = statusOf(error) ?? 0;
      if ([404, 409, 412].includes(status)) return this.isWrittenBy(id, key);
      if (status !== 501) throw new BucketError(this.address, error);
      await this.report(() => this.client.send(new PutObjectCommand(object)));
      return true;
    }
  }

  /** An answer may be lost, and the repeated call be refused because the first one succeeded. */
  private async isWrittenBy(id: string, key: string): Promise<boolean> {
    const found = await this.head(key).catch(() => undefined);
    return found?.metadata['write'] === id;
  }

  /** Undefined when there is no such object. */
  private async head(
    key: string,
  ): Promise<{ etag?: string; metadata: Record<string, string> } | undefined> {
    try {
      const command = new HeadObjectCommand(this.object(key));
      const { ETag: etag, Metadata: metadata = {} } = await this.client.send(command);
      return { etag, metadata };
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw new BucketError(this.address, error);
    }
  }

  private async report<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      return await call();
    } catch (error) {
      throw new BucketError(this.address, error);
    }
  }

  private object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.address.bucket, Key: this.path(key) };
  }

  private path(key: string): string {
    return this.address.folder === '' ? key : `${this.address.folder}/${key}`;
  }
}

function isMissing(error: unknown): boolean {
  return statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';
}

async function* watched(
  content: AsyncIterable<Uint8Array>,
  source: { error?: unknown },
): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    source.error = error;
    throw error;
  }
}
