import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Clock } from '../core/clock.js';
import { examined, failure, plainName, type Upload, type UploadRule } from '../files/upload.js';
import { AppError } from '../http/app-error.js';
import { ErrorCode } from '../http/error-code.js';
import { texts as http } from '../http/http.texts.js';
import type { AuthenticatedUser } from '../http/policy/current-user.js';
import { parsed } from '../http/validation.pipe.js';
import { Scheduler } from '../jobs/scheduler.js';
import { HeldUploads } from './held-uploads.js';
import { IncomingBody } from './incoming-body.js';
import { type AnnouncedUpload, type Method, OwnUploadStore } from './own-upload-store.js';
import { UploadContents } from './upload-contents.js';
import { UploadPurposes } from './upload-purposes.js';
import { UploadReceiver } from './upload-receiver.js';
import { fromTus, ofStatus, uploadIncomplete, uploadNotFound } from './uploads.errors.js';
import { announcedSchema } from './uploads.schema.js';
import * as sql from './uploads.sql.js';

type Metadata = Record<string, string | null>;

export interface FinishedUpload {
  ownerId: string;
  id: string;
  purpose: string;
  subjectId: string;
  rule: UploadRule;
}

/** Uploads in several requests (tus 1.0.0), each of one person and for one purpose. */
@Injectable()
export class ResumableUploads implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly contents: UploadContents,
    private readonly held: HeldUploads,
    private readonly purposes: UploadPurposes,
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
  async answer(
    person: AuthenticatedUser,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { clock, contents, held, purposes, receiver } = this;
    const parts = { tx: this.dataSource.manager, clock, contents, held, purposes, receiver };
    const method = request.method as Method;
    const body = request.body instanceof IncomingBody ? request.body : undefined;
    const store = new OwnUploadStore(parts, person.id, method, body);
    let problem: unknown;
    const tus = new Server({
      path: request.routeOptions.url?.replace(/\/:id$/, '') ?? '',
      relativeLocation: true,
      datastore: store,
      locker: store,
      namingFunction: async (_, metadata) => {
        store.announced = await this.announced(person, request, metadata);
        return store.announced.id;
      },
      onResponseError: (_, error) => {
        problem = error;
        return undefined;
      },
    });
    const response = await tus.handleWeb(webRequest(request, body));
    if (problem) throw fromTus(problem);
    if (!response.ok) throw ofStatus(response.status);
    const { expiresAt } = store;
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
    { ownerId, id, purpose, subjectId, rule }: FinishedUpload,
    work: (upload: Upload) => Promise<Result>,
    again: () => Promise<Result>,
  ): Promise<Result> {
    const now = this.clock.now();
    const found = await sql.findUpload.first(this.dataSource.manager, { ownerId, id, now });
    const isMeant = found?.purpose === purpose && found.subjectId === subjectId;
    if (!isMeant) throw uploadNotFound();
    if (found.usedAt) return again();
    if (found.received < found.bytes) throw uploadIncomplete();
    if (found.bytes > rule.maxBytes) throw tooLarge(rule);
    const filepath = join(tmpdir(), `upload-${randomUUID()}`);
    try {
      if (!(await this.contents.join(found.parts, filepath))) throw await this.lost(found);
      const result = await work(await examined({ filepath, filename: found.name }, rule));
      await this.contents.remove(id);
      return result;
    } finally {
      await rm(filepath, { force: true });
    }
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
  private async lost({ ownerId, id }: sql.KnownUpload): Promise<AppError> {
    await sql.removeUpload.run(this.dataSource.manager, { ownerId, id });
    return uploadNotFound();
  }

  private async announced(
    person: AuthenticatedUser,
    { headers }: FastifyRequest,
    metadata: Metadata = {},
  ): Promise<AnnouncedUpload> {
    if (Object.values(metadata).some((value) => value?.includes('\ufffd'))) throw ofStatus(400);
    const { name = '', ...others } = metadata;
    const given = { ...others, name: plainName(name ?? '') };
    const { id, purpose, subject: subjectId, name: plain } = parsed(announcedSchema, given);
    const found = this.purposes.find(purpose);
    if (!found) throw new AppError(ErrorCode.VALIDATION_FAILED, http.invalid);
    const rule = await found.rule(person, subjectId);
    const bytes = Number(headers['upload-length']);
    if (!(bytes > 0)) throw failure(ErrorCode.VALIDATION_FAILED, rule.field, rule.texts.missing);
    if (bytes > rule.maxBytes) throw tooLarge(rule);
    return { id, purpose, subjectId, name: plain, bytes };
  }
}

const tooLarge = ({ field, texts }: UploadRule) =>
  failure(ErrorCode.BODY_TOO_LARGE, field, texts.tooLarge);

/** With the headers of the protocol only: the rest is the product's own business. */
function webRequest({ method, url, headers }: FastifyRequest, body?: IncomingBody): Request {
  const given = Object.entries(headers).filter(([name]) =>
    /^(upload-|tus-|content-(type|length)$)/.test(name),
  );
  return new Request(new URL(url, 'http://uploads'), {
    method,
    headers: given.map(([name, value]): [string, string] => [name, String(value)]),
    body: body ? (Readable.toWeb(body.stream) as ReadableStream<Uint8Array>) : null,
    duplex: 'half',
  });
}
