import { statement } from '../database/statement.js';
import { db } from '../database/db.js';
import { createHash, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type * as z from 'zod';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { admit } from '../http/policy/admit.js';
import type { AuthenticatedUser } from '../http/policy/current-user.js';
import { Clock } from '../core/clock.js';
import { notFound } from '../http/common.errors.js';
import { Scheduler } from '../jobs/scheduler.js';
import { after, SECOND } from '../core/time.js';
import { SessionHolders } from '../http/policy/session-holders.js';
import type { DownloadSource } from './download-source.js';
import { DownloadTicket } from './download-ticket.entity.js';
import type { DownloadRequest } from './download-kinds.js';
import { downloadRequestSchema } from './downloads.schema.js';
import type { Download } from './send-as-attachment.js';
import { texts } from '../http/http.texts.js';

const VALID_FOR = 60 * SECOND;

const useTicket = statement((p: { id: Buffer; now: Date }) =>
  db
    .deleteFrom('download_tickets')
    .where('id', '=', p.id)
    .where('expires_at', '>', p.now)
    .returning(['session_id as sessionId', 'request']),
);

/**
 * Links carry no bearer token, so they hold a ticket: 256 random bits, stored as SHA-256, valid for
 * one file, one minute and one use, within its owner's session.
 */
@Injectable()
export class DownloadsService implements OnModuleInit {
  private readonly sources = new Map<string, DownloadSource<DownloadRequest>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionHolders,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.forgetOver());
  }

  /** For `onModuleInit`. */
  add<Schema extends z.ZodObject<{ kind: z.ZodLiteral<string> }>>(
    schema: Schema,
    source: DownloadSource<z.output<Schema>>,
  ): void {
    this.sources.set(schema.shape.kind.value, source);
  }

  /** @throws AppError FORBIDDEN, EMAIL_NOT_VERIFIED, and the errors of the source's check */
  async ask(person: AuthenticatedUser, request: DownloadRequest): Promise<{ url: string }> {
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

  /** @throws AppError NOT_FOUND for an unknown, used or expired ticket, or after logout */
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

  private async check(person: AuthenticatedUser, request: DownloadRequest): Promise<void> {
    const source = this.sourceOf(request);
    admit(source.level, person);
    await source.check?.(person, request);
  }

  private async use(
    tx: EntityManager,
    ticket: string,
  ): Promise<{ person: AuthenticatedUser; request: DownloadRequest }> {
    const used = await useTicket.first(tx, { id: hashOf(ticket), now: this.clock.now() });
    const person = used && (await this.sessions.holder(tx, used.sessionId));
    if (!person) throw notFound(texts.link);
    const request = downloadRequestSchema.parse(used.request);
    return { person, request };
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
