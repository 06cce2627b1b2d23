import { createHash, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type * as z from 'zod';
import { DataSource, LessThan } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { isComplete } from '../http/policy/access.js';
import { admit } from '../http/policy/admit.js';
import type { AuthenticatedUser } from '../http/policy/current-user.js';
import { RecentProof } from '../http/policy/sensitive.js';
import { Clock } from '../core/clock.js';
import { notFound } from '../http/common.errors.js';
import { Scheduler } from '../jobs/scheduler.js';
import { after, SECOND } from '../core/time.js';
import type { DownloadSource, OpenDownload } from './download-source.js';
import type { ExportColumnsAnswer } from './export-columns.js';
import { DownloadTicket } from './download-ticket.entity.js';
import { insertTicket } from './download-tickets.sql.js';
import type { DownloadRequest } from './download-kinds.js';
import { downloadRequestSchema } from './downloads.schema.js';
import type { Download } from './send-as-attachment.js';
import { TicketHolders } from './ticket-holders.js';
import { texts } from '../http/http.texts.js';

const VALID_FOR = 60 * SECOND;

/**
 * Links carry no bearer token, so they hold a ticket: 256 random bits, stored as SHA-256, valid for
 * one file, one minute and one use, within its owner's session.
 */
@Injectable()
export class DownloadsService implements OnModuleInit {
  private readonly sources = new Map<string, DownloadSource<DownloadRequest>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly holders: TicketHolders,
    private readonly proof: RecentProof,
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
    const kind = schema.shape.kind.value;
    if (!isComplete(source)) throw new Error(`Downloads of the kind ${kind} name no right.`);
    this.sources.set(kind, source);
  }

  /** @throws AppError FORBIDDEN, EMAIL_NOT_VERIFIED, IDENTITY_PROOF_NEEDED, and the errors of the source */
  async ask(person: AuthenticatedUser, request: DownloadRequest): Promise<{ url: string }> {
    await this.find(person, request);
    if (this.sourceOf(request).isSensitive) this.proof.require(person);
    const ticket = randomBytes(32).toString('base64url');
    await insertTicket.run(this.dataSource, {
      id: hashOf(ticket),
      sessionId: person.sessionId,
      request: JSON.stringify(request),
      expiresAt: after(this.clock.now(), VALID_FOR),
    });
    return { url: `/api/v1/downloads/${ticket}` };
  }

  /**
   * The ticket is used up first, also when its owner may no longer have what it is for.
   * @throws AppError NOT_FOUND for an unknown, used or expired ticket, or after logout, and the errors of `ask`
   */
  async open(ticket: string): Promise<Download> {
    const use = { ticketId: hashOf(ticket), now: this.clock.now() };
    const used = await this.holders.useTicket(this.dataSource.manager, use);
    if (!used) throw notFound(texts.link);
    const { person } = used;
    const request = downloadRequestSchema.parse(used.request);
    const open = await this.find(person, request);
    const subject = this.sourceOf(request).subject(request, person);
    const action = `${subject.type}.downloaded`;
    await this.audit.record(this.dataSource.manager, { actorId: person.id, action, subject });
    return open();
  }

  /** @throws AppError FORBIDDEN as for the export; NOT_FOUND where no columns can be chosen */
  async columns(person: AuthenticatedUser, kind: string): Promise<ExportColumnsAnswer> {
    const source = this.sources.get(kind);
    if (!source?.columns) throw notFound(texts.link);
    admit(source, person);
    return source.columns();
  }

  private find(person: AuthenticatedUser, request: DownloadRequest): Promise<OpenDownload> {
    const source = this.sourceOf(request);
    admit(source, person);
    return source.find(person, request);
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
