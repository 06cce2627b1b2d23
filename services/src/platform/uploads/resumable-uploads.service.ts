import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../core/clock.js';
import { receiveFile } from '../files/received-file.js';
import { examined, failure, plainName, type Upload, type UploadRule } from '../files/upload.js';
import { AppError } from '../http/app-error.js';
import { ErrorCode } from '../http/error-code.js';
import { texts as http } from '../http/http.texts.js';
import { parsed } from '../http/validation.pipe.js';
import { Scheduler } from '../jobs/scheduler.js';
import { HeldUploads } from './held-uploads.js';
import { IncomingBody } from './incoming-body.js';
import { type AnnouncedUpload, type Method, OwnUploadStore } from './own-upload-store.js';
import { UploadContents } from './upload-contents.js';
import type { Uploader } from './upload-purposes.js';
import { UploadReceiver } from './upload-receiver.js';
import {
  fromTus,
  ofStatus,
  uploadIncomplete,
  uploadNotFound,
  uploadUsed,
} from './uploads.errors.js';
import { announcedSchema } from './uploads.schema.js';
import * as sql from './uploads.sql.js';

type Metadata = Record<string, string | null>;

/** What the call that uses a file expects. */
export interface ExpectedUpload {
  purpose: string;
  subjectId: string;
  rule: UploadRule;
}

type Key = { ownerId: string; id: string };

/** Uploads in several requests (tus 1.0.0), each of one person and for one purpose. */
@Injectable()
export class ResumableUploads implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly contents: UploadContents,
    private readonly held: HeldUploads,
    private readonly receiver: UploadReceiver,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.sweep());
  }

  /**
   * Answers a request of the protocol.
   * @throws AppError NOT_FOUND, also for uploads of others; UPLOAD_LOCKED, WRONG_OFFSET, BODY_TOO_LARGE,
   *   INVALID_FILE, RATE_LIMITED without a free slot, and the errors of the purpose
   */
  async answer<Person>(
    uploader: Uploader<Person>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { clock, contents, held, receiver } = this;
    const parts = { tx: this.dataSource.manager, clock, contents, held, receiver };
    const method = request.method as Method;
    const body = request.body instanceof IncomingBody ? request.body : undefined;
    const store = new OwnUploadStore(parts, uploader, method, body);
    let problem: unknown;
    const tus = new Server({
      path: request.routeOptions.url?.replace(/\/:id$/, '') ?? '',
      relativeLocation: true,
      datastore: store,
      locker: store,
      namingFunction: async (_, metadata) => {
        store.announced = await announcedBy(uploader, request, metadata);
        return store.announced.id;
      },
      onResponseError: (_, error) => {
        problem = error;
        return undefined;
      },
    });
    const response = await tus.handleWeb(
      webRequest(request, store.isStoredWithRow ? undefined : body),
    );
    if (problem) throw fromTus(problem);
    if (!response.ok) throw ofStatus(response.status);
    const { expiresAt, offset } = store;
    if (store.isStoredWithRow) reply.header('upload-offset', String(offset));
    if (expiresAt && method !== 'HEAD') reply.header('upload-expires', expiresAt.toUTCString());
    for (const [name, value] of response.headers) {
      if (/^(upload-|tus-|location$)/.test(name)) reply.header(name, value);
    }
    await reply.status(response.status).send();
  }

  /**
   * Gives the complete file to `work` as a single request would, and removes its parts afterwards. `work` marks
   * it as used in its transaction.
   * @param again instead, for a file that was used: a repeat whose first response was lost
   * @throws AppError NOT_FOUND, also for another purpose; CONFLICT while bytes are missing; those of `examined`
   */
  async withFile<Result>(
    sent: sql.SentUpload | null,
    { purpose, subjectId, rule }: ExpectedUpload,
    work: (upload: Upload) => Promise<Result>,
    again: () => Promise<Result>,
  ): Promise<Result> {
    const isMeant = sent?.purpose === purpose && sent.subjectId === subjectId;
    if (!isMeant) throw uploadNotFound();
    if (sent.isUsed) return again();
    if (sent.received < sent.bytes) throw uploadIncomplete();
    if (sent.bytes > rule.maxBytes) throw tooLarge(rule);
    const filepath = join(tmpdir(), `upload-${randomUUID()}`);
    try {
      const parts = await this.contents.parts(sent.parts);
      if (!parts) throw await this.lost(sent);
      const received = await receiveFile(filepath, parts);
      const result = await work(
        await examined({ filepath, filename: sent.name, ...received }, rule),
      );
      await this.contents.remove(sent.id);
      return result;
    } finally {
      this.held.forget(sent);
      await rm(filepath, { force: true });
    }
  }

  /** For `withFile`, where no other statement selects `sentUpload`. */
  async find({ ownerId, id }: Key): Promise<sql.SentUpload | null> {
    const key = { ownerId, uploadId: id, now: this.clock.now() };
    return (await sql.findSentUpload.one(this.dataSource.manager, key)).sent;
  }

  /** Marks it as used, in the transaction of `work`. @throws AppError CONFLICT if another call was first */
  async use(tx: EntityManager, { ownerId, id }: Key): Promise<void> {
    const now = this.clock.now();
    if ((await sql.useUpload.run(tx, { ownerId, id, now })) === 0) throw uploadUsed();
  }

  /** Removes expired uploads, and content that was left by a failure. */
  async sweep(): Promise<void> {
    const { manager } = this.dataSource;
    const gone = await sql.removeExpiredUploads.all(manager, { now: this.clock.now() });
    await this.contents.remove(...gone.map(({ id }) => id));
    for await (const ids of this.contents.stored()) {
      const known = new Set((await sql.existingUploads.all(manager, { ids })).map(({ id }) => id));
      await this.contents.remove(...ids.filter((id) => !known.has(id)));
    }
  }

  /** After a restore of a backup, which holds no unfinished uploads' content. */
  private async lost({ ownerId, id }: Key): Promise<AppError> {
    await sql.removeUpload.run(this.dataSource.manager, { ownerId, id });
    return uploadNotFound();
  }
}

async function announcedBy<Person>(
  { person, purposes }: Uploader<Person>,
  { headers }: FastifyRequest,
  metadata: Metadata = {},
): Promise<AnnouncedUpload> {
  if (Object.values(metadata).some((value) => value?.includes('\ufffd'))) throw ofStatus(400);
  const { name = '', ...others } = metadata;
  const given = { ...others, name: plainName(name ?? '') };
  const { id, purpose, subject: subjectId, name: plain } = parsed(announcedSchema, given);
  const found = purposes.find(purpose);
  if (!found) throw new AppError(ErrorCode.VALIDATION_FAILED, http.invalid);
  const rule = await found.rule(person, subjectId);
  const bytes = Number(headers['upload-length']);
  if (!(bytes > 0)) throw failure(ErrorCode.VALIDATION_FAILED, rule.field, rule.texts.missing);
  if (bytes > rule.maxBytes) throw tooLarge(rule);
  return { id, purpose, subjectId, name: plain, bytes };
}

const tooLarge = ({ field, texts }: UploadRule) =>
  failure(ErrorCode.BODY_TOO_LARGE, field, texts.tooLarge);

/** With the headers of the protocol only: the rest is the product's own business. */
function webRequest({ method, url, headers }: FastifyRequest, body?: IncomingBody): Request {
  const given = Object.entries(headers).filter(([name]) =>
    (body ? /^(upload-|tus-|content-(type|length)$)/ : /^(upload-|tus-)/).test(name),
  );
  return new Request(new URL(url, 'http://uploads'), {
    method,
    headers: given.map(([name, value]): [string, string] => [name, String(value)]),
    body: body ? (Readable.toWeb(body.stream) as ReadableStream<Uint8Array>) : null,
    duplex: 'half',
  });
}
