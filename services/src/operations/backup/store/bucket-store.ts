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
import type { BucketAddress } from '../../../platform/config/bucket-address.js';
import { SECOND } from '../../../platform/core/time.js';
import { type BackupStore, MissingFile, type StoredObject } from './backup-store.js';
import { BucketError, statusOf } from './bucket.error.js';

/** At most 10,000 parts: 156 GB. Two are in memory while one is sent. */
const PART = 16 * 1024 * 1024;
const PARTS_AT_A_TIME = 2;
const ATTEMPTS = 5;
const RESUMES = 5;

/** Objects of a bucket: a PUT or a multipart upload makes an object whole, or not at all. */
export class BucketStore implements BackupStore {
  readonly name: string;
  private readonly client: S3Client;

  constructor(private readonly address: BucketAddress) {
    this.name = address.name;
    this.client = new S3Client({
      ...address.client,
      maxAttempts: ATTEMPTS,
      requestHandler: { connectionTimeout: 10 * SECOND, socketTimeout: 60 * SECOND },
    });
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

  /** The header closes the gap between looking and writing; a store may not know it. */
  async create(key: string, content: Uint8Array): Promise<boolean> {
    const id = randomUUID();
    if ((await this.head(key)) !== undefined) return false;
    const object = { ...this.object(key), Body: content, Metadata: { write: id } };
    const put = (condition: { IfNoneMatch?: string }) =>
      this.client.send(new PutObjectCommand({ ...object, ...condition }));
    try {
      await put({ IfNoneMatch: '*' });
      return true;
    } catch (error) {
      const status = statusOf(error);
      if (status === 412 || status === 409) return this.isWrittenBy(id, key);
      if (status !== 501) throw new BucketError(this.address, error);
      await this.report(() => put({}));
      return true;
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
      const isMissing = statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';
      throw isMissing
        ? new MissingFile({ store: this, key })
        : new BucketError(this.address, error);
    }
  }

  /** An answer may be lost, and the repeated call be refused because the first one succeeded. */
  private async isWrittenBy(id: string, key: string): Promise<boolean> {
    const metadata = await this.head(key).catch(() => undefined);
    return metadata?.['write'] === id;
  }

  /** Metadata of an object; undefined when there is none. */
  private async head(key: string): Promise<Record<string, string> | undefined> {
    try {
      const { Metadata = {} } = await this.client.send(new HeadObjectCommand(this.object(key)));
      return Metadata;
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
