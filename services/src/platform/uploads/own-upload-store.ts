import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DataStore, type Lock, type Locker, Upload } from '@tus/server';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../core/clock.js';
import { after, DAY } from '../core/time.js';
import type { HeldUploads } from './held-uploads.js';
import type { IncomingBody } from './incoming-body.js';
import type { UploadContents } from './upload-contents.js';
import type { Uploader } from './upload-purposes.js';
import type { LockedUpload, UploadReceiver } from './upload-receiver.js';
import { tooManyUploads, uploadExists, uploadLocked, uploadNotFound } from './uploads.errors.js';
import * as uploads from './uploads.sql.js';

/** From the start of an upload until its file must be used. */
const EXPIRES_AFTER = DAY;
/** Concurrent requests may take the slot that was free. */
const TRIES = 3;

interface StoreParts {
  tx: EntityManager;
  clock: Clock;
  contents: UploadContents;
  held: HeldUploads;
  receiver: UploadReceiver;
}

/** What the first request says about the file. */
export type AnnouncedUpload = Pick<
  uploads.KnownUpload,
  'id' | 'purpose' | 'subjectId' | 'name' | 'bytes'
>;

export type Method = 'POST' | 'HEAD' | 'PATCH' | 'DELETE';

/**
 * The uploads of one person, for one request: content in the store of files, state and lock in one row, which
 * the lock reads. Others' uploads do not exist here.
 */
export class OwnUploadStore<Person> extends DataStore implements Locker {
  override extensions = ['creation', 'creation-with-upload', 'termination'];
  /** Set before the library calls `create`. */
  announced: AnnouncedUpload | undefined;
  private known: uploads.KnownUpload | undefined;
  private locked: LockedUpload | undefined;

  constructor(
    private readonly parts: StoreParts,
    private readonly uploader: Uploader<Person>,
    private readonly method: Method,
    private readonly body: IncomingBody | undefined,
  ) {
    super();
  }

  private get ownerId(): string {
    return this.uploader.ownerId;
  }

  /** Whether the bytes of the request are stored with the row, not by the library. */
  get isStoredWithRow(): boolean {
    return this.method === 'POST' && this.body?.isShort === true;
  }

  newLock(id: string): Lock {
    return { lock: () => this.lock(id), unlock: () => this.unlock() };
  }

  override async create(upload: Upload): Promise<Upload> {
    const { clock, receiver, contents } = this.parts;
    const { announced, ownerId, body } = this;
    if (!announced) throw new Error('The upload was not announced.');
    const isStored = this.isStoredWithRow && body !== undefined;
    const content = isStored
      ? await receiver.receiveFirst(announced, this.purposeOf(announced), body)
      : { received: 0, parts: [] };
    const createdAt = clock.now();
    const expiresAt = after(createdAt, EXPIRES_AFTER);
    const lockedUntil = isStored ? null : receiver.lockedUntil();
    const times = { createdAt, expiresAt, lockedUntil };
    const row = { ...announced, ...content, ...times, ownerId, lock: randomUUID() };
    try {
      await this.insert(row);
    } catch (error) {
      for (const key of content.parts) await contents.discard(key);
      throw error;
    }
    this.locked = { ...row, usedAt: null, isLocked: !isStored };
    this.parts.held.expectMore(row);
    this.known = this.locked;
    return upload;
  }

  /** Where the content ends. */
  get offset(): number | undefined {
    return this.known?.received;
  }

  private async insert(row: Parameters<typeof uploads.beginUpload.run>[1]): Promise<void> {
    const { tx } = this.parts;
    for (let tries = 1; (await uploads.beginUpload.run(tx, row)) === 0; tries++) {
      const key = { ownerId: row.ownerId, id: row.id, now: row.createdAt };
      if (await uploads.findUpload.first(tx, key)) throw uploadExists();
      if (tries === TRIES) throw tooManyUploads();
    }
  }

  override async getUpload(id: string): Promise<Upload> {
    if (!this.known) throw uploadNotFound();
    return Promise.resolve(new Upload({ id, size: this.known.bytes, offset: this.known.received }));
  }

  override write(stream: Readable): Promise<number> {
    const { locked, body } = this;
    if (!locked || !body) throw new Error('The upload is not locked.');
    return this.parts.receiver.receive(locked, this.purposeOf(locked), stream, body);
  }

  override async remove(id: string): Promise<void> {
    const { tx, contents, held } = this.parts;
    if ((await uploads.removeUpload.run(tx, { ownerId: this.ownerId, id })) === 0) {
      throw uploadNotFound();
    }
    held.forget({ ownerId: this.ownerId, id });
    await contents.remove(id);
  }

  /** When the upload expires, for the response. */
  get expiresAt(): Date | undefined {
    return this.known?.expiresAt;
  }

  private async lock(id: string): Promise<void> {
    const { tx, clock, held, receiver } = this.parts;
    const { ownerId } = this;
    const now = clock.now();
    if (this.method === 'POST') return;
    if (this.method !== 'PATCH') await held.interrupt({ ownerId, id });
    if (this.method === 'DELETE') return;
    const lock = randomUUID();
    const lockedUntil = receiver.lockedUntil();
    if (this.method === 'PATCH') {
      const locked = await uploads.lockUpload.first(tx, { ownerId, id, now, lock, lockedUntil });
      if (locked) {
        this.locked = { ...locked, lock, isLocked: true };
        this.known = this.locked;
        return;
      }
    }
    const found = await uploads.findUpload.first(tx, { ownerId, id, now });
    if (!found || found.usedAt) throw uploadNotFound();
    if (found.lockedUntil && found.lockedUntil > now) throw uploadLocked();
    this.known = found;
  }

  private async unlock(): Promise<void> {
    if (this.locked) await this.parts.receiver.release(this.locked);
  }

  private purposeOf({ purpose }: Pick<uploads.KnownUpload, 'purpose'>) {
    const found = this.uploader.purposes.find(purpose);
    if (!found) throw uploadNotFound();
    return found;
  }
}
