import { createHash, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { admit } from '../auth/admit.js';
import type { SignedInUser } from '../auth/current-user.js';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/common.errors.js';
import { Housekeeping } from '../common/housekeeping.js';
import { after, SECOND } from '../common/time.js';
import { SessionsService } from '../users/sessions.service.js';
import type { DownloadSource } from './download-source.js';
import { DownloadTicket } from './download-ticket.entity.js';
import {
  downloadRequestSchema,
  type DownloadKind,
  type DownloadRequest,
  type RequestOf,
} from './downloads.schema.js';
import type { Download } from './send-as-attachment.js';

const VALID_FOR = 60 * SECOND;

/**
 * Files for browsers: a link carries no bearer, so it holds a ticket instead. 256 random bits of which
 * the SHA-256 is kept, for one file, one minute, one use, and only while its owner's session lives.
 */
@Injectable()
export class DownloadsService implements OnModuleInit {
  private readonly sources = new Map<DownloadKind, DownloadSource<DownloadRequest>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add(() => this.forgetOver());
  }

  /** Modules call this once, in `onModuleInit`. */
  add<Kind extends DownloadKind>(kind: Kind, source: DownloadSource<RequestOf<Kind>>): void {
    this.sources.set(kind, source);
  }

  /**
   * @returns the path of the link
   * @throws AppError FORBIDDEN, EMAIL_NOT_VERIFIED, and what the source's check throws
   */
  async ask(person: SignedInUser, request: DownloadRequest): Promise<{ url: string }> {
    await this.check(person, request);
    const ticket = randomBytes(32).toString('base64url');
    await this.dataSource.manager.insert(DownloadTicket, {
      id: hashOf(ticket),
      sessionId: person.sessionId,
      request,
      expiresAt: after(this.clock.now(), VALID_FOR),
    });
    return { url: `/api/v1/downloads/${ticket}` };
  }

  /** @throws AppError NOT_FOUND for a ticket that is none, used, too old, or whose owner signed out */
  async open(ticket: string): Promise<Download> {
    const { person, request } = await this.dataSource.transaction(async (tx) => {
      const used = await this.use(tx, ticket);
      await this.check(used.person, used.request);
      const subject = this.sourceOf(used.request).subject(used.request, used.person);
      const action = `${subject.type}.downloaded`;
      await this.audit.record(tx, { actorId: used.person.id, action, subject });
      return used;
    });
    return this.sourceOf(request).open(person, request);
  }

  private async check(person: SignedInUser, request: DownloadRequest): Promise<void> {
    const source = this.sourceOf(request);
    admit(source.level, person);
    await source.check?.(person, request);
  }

  private async use(
    tx: EntityManager,
    ticket: string,
  ): Promise<{ person: SignedInUser; request: DownloadRequest }> {
    const [[used]] = await tx.query<[{ sessionId: string; request: object }[], number]>(
      `DELETE FROM download_tickets WHERE id = $1 AND expires_at > $2
       RETURNING session_id AS "sessionId", request`,
      [hashOf(ticket), this.clock.now()],
    );
    const person = used && (await this.sessions.holder(tx, used.sessionId));
    if (!person) throw notFound('This link');
    const request = downloadRequestSchema.parse(used.request);
    return { person: { ...person, sessionId: used.sessionId }, request };
  }

  private sourceOf({ kind }: DownloadRequest): DownloadSource<DownloadRequest> {
    const source = this.sources.get(kind);
    if (!source) throw new Error(`No module gives downloads of the kind ${kind}.`);
    return source;
  }

  private async forgetOver(): Promise<void> {
    await this.dataSource.manager.delete(DownloadTicket, { expiresAt: LessThan(this.clock.now()) });
  }
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}
