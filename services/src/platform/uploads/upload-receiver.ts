import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { fileTypeFromBuffer } from 'file-type';
import { DataSource } from 'typeorm';
import { Clock } from '../core/clock.js';
import { after, MINUTE, SECOND } from '../core/time.js';
import { HEAD } from '../files/received-file.js';
import { failure } from '../files/upload.js';
import { ErrorCode } from '../http/error-code.js';
import { HeldUploads } from './held-uploads.js';
import type { IncomingBody } from './incoming-body.js';
import { TemporaryPart } from './temporary-part.js';
import { UploadContents } from './upload-contents.js';
import type { UploadPurpose } from './upload-purposes.js';
import { ofStatus, wrongOffset } from './uploads.errors.js';
import { growUpload, type KnownUpload, removeUpload, unlockUpload } from './uploads.sql.js';

/** What a killed process loses at most, of a slow upload. */
const KEEP_EVERY = 15 * SECOND;
/** Renewed with each part; longer than the silence after which a connection is closed. */
const LOCKED_FOR = MINUTE;
/** As far as its types are checked. */
type Purpose = Pick<UploadPurpose, 'field' | 'types' | 'wrongType'>;

/** An upload whose lock this request holds. */
export type LockedUpload = KnownUpload & { lock: string; isLocked: boolean };

@Injectable()
export class UploadReceiver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contents: UploadContents,
    private readonly held: HeldUploads,
    private readonly clock: Clock,
  ) {}

  lockedUntil(): Date {
    return after(this.clock.now(), LOCKED_FOR);
  }

  /**
   * Stores the bytes of a short first request, whose row is written afterwards. One that was cut is not worth keeping.
   * @returns the keys of its parts
   * @throws AppError INVALID_FILE for another type, BODY_TOO_LARGE above the announced length, STORAGE_FULL
   */
  async receiveFirst(
    { id, bytes: announced }: Pick<KnownUpload, 'id' | 'bytes'>,
    purpose: Purpose,
    body: IncomingBody,
  ): Promise<{ received: number; parts: string[] }> {
    const bytes = await body.whole();
    if (!bytes || bytes.length === 0) return { received: 0, parts: [] };
    if (bytes.length > announced) throw ofStatus(413);
    await requireType(purpose, bytes);
    return { received: bytes.length, parts: [await this.contents.keep(id, bytes)] };
  }

  /**
   * Stores the bytes that arrive, also when the connection is cut, and gives the lock back.
   * @returns the new end of the content
   * @throws AppError INVALID_FILE for another type, which ends the upload; STORAGE_FULL
   */
  receive(
    upload: LockedUpload,
    purpose: Purpose,
    stream: Readable,
    body: IncomingBody,
  ): Promise<number> {
    const read = () => this.read(upload, purpose, stream, body);
    return this.held.run(upload, () => body.interrupt(), read);
  }

  async release(upload: LockedUpload): Promise<void> {
    if (!upload.isLocked) return;
    upload.isLocked = false;
    await unlockUpload.run(this.dataSource.manager, upload);
  }

  private async read(
    upload: LockedUpload,
    purpose: Purpose,
    stream: Readable,
    body: IncomingBody,
  ): Promise<number> {
    const part = new TemporaryPart();
    let head: Buffer | undefined = upload.received === 0 ? Buffer.alloc(0) : undefined;
    let keptAt = performance.now();
    try {
      for await (const bytes of stream as AsyncIterable<Buffer>) {
        await part.add(bytes);
        if (head) head = Buffer.concat([head, bytes]);
        if (head && head.length >= HEAD) head = await this.checkType(upload, purpose, head);
        if (head || performance.now() - keptAt < KEEP_EVERY) continue;
        await this.keep(upload, part, this.lockedUntil());
        keptAt = performance.now();
      }
      if (head && part.length > 0 && body.isWhole)
        head = await this.checkType(upload, purpose, head);
    } finally {
      // Too few bytes to tell the type are not worth keeping.
      if (!head && upload.isLocked) await this.keep(upload, part, null);
      await part.remove();
    }
    return upload.received;
  }

  private async checkType(upload: LockedUpload, purpose: Purpose, head: Buffer) {
    try {
      await requireType(purpose, head);
    } catch (error) {
      upload.isLocked = false;
      await removeUpload.run(this.dataSource.manager, upload);
      throw error;
    }
    return undefined;
  }

  private async keep(upload: LockedUpload, part: TemporaryPart, lockedUntil: Date | null) {
    const { length } = part;
    if (length === 0) return;
    const key = await this.contents.keep(upload.id, part.path);
    upload.isLocked = lockedUntil !== null;
    const grown = { ...upload, part: key, length, lockedUntil };
    if ((await growUpload.run(this.dataSource.manager, grown)) === 0) {
      upload.isLocked = false;
      await this.contents.discard(key);
      throw wrongOffset();
    }
    upload.received += length;
    await part.remove();
  }
}

async function requireType(purpose: Purpose, head: Buffer): Promise<void> {
  const found = await fileTypeFromBuffer(head);
  if (found && purpose.types.includes(found.mime)) return;
  throw failure(ErrorCode.INVALID_FILE, purpose.field, purpose.wrongType());
}
