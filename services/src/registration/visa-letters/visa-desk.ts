import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { DocumentLayouts } from '../document-layouts/document-layouts.service.js';
import { makeDocumentNumber } from '../issued-documents/document-number.js';
import {
  endDocument,
  findValidOf,
  insertDocuments,
} from '../issued-documents/issued-documents.sql.js';
import { invitationFacts } from './invitation.js';
import { PassportBox } from './passport-box.js';
import { VisaEmails } from './visa-emails.js';
import * as errors from './visa-letters.errors.js';
import type { Act, AnswerAct, ShownPassport } from './visa-letters.schema.js';
import { findRegistrationById } from './visa-people.read-model.js';
import { VIEWED } from './visa-queue.read-model.js';
import * as rows from './visa-requests.sql.js';
import { nextVisaStatus, type VisaAction } from './visa-status.js';

const ACTIONS = {
  start: 'started',
  return: 'returned',
  refuse: 'refused',
  issue: 'issued',
} as const satisfies Partial<Record<VisaAction, string>>;
type DeskAction = keyof typeof ACTIONS;

/** What the named officers do with requests. */
@Injectable()
export class VisaDesk {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly layouts: DocumentLayouts,
    private readonly box: PassportBox,
    private readonly emails: VisaEmails,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** In the audit log before it is answered. @throws AppError NOT_FOUND */
  show(officerId: string, id: string): Promise<ShownPassport> {
    return this.dataSource.transaction(async (tx) => {
      const found = await rows.findById.first(tx, { id });
      if (!found) throw errors.requestNotFound();
      await this.record(tx, officerId, id, VIEWED);
      const passport = await this.box.passport(id, found.sealedPassport);
      return { passport, answer: await this.box.answer(id, found.sealedAnswer) };
    });
  }

  /** @throws AppError as `issue` */
  async start(officerId: string, id: string, { version }: Act): Promise<void> {
    await this.act(officerId, id, { action: 'start', version });
  }

  /** @throws AppError as `issue` */
  async return(officerId: string, id: string, { version, reason }: AnswerAct): Promise<void> {
    await this.act(officerId, id, { action: 'return', version, reason });
  }

  /** An issued letter is revoked. @throws AppError as `issue` */
  async refuse(officerId: string, id: string, { version, reason }: AnswerAct): Promise<void> {
    await this.act(officerId, id, { action: 'refuse', version, reason }, (tx) =>
      this.revoke(tx, officerId, id),
    );
  }

  /**
   * The letter has a number that anyone can verify.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION; CONFLICT once the passport data is destroyed
   */
  async issue(officerId: string, id: string, { version }: Act): Promise<void> {
    await this.act(officerId, id, { action: 'issue', version }, (tx, request) =>
      this.insert(tx, officerId, request),
    );
  }

  private async act(
    officerId: string,
    id: string,
    { action, version, reason }: { action: DeskAction; version: number; reason?: string },
    effect?: (tx: EntityManager, request: rows.VisaRequestRow) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const request = await rows.lockById.first(tx, { id });
      if (!request) throw errors.requestNotFound();
      if (request.version !== version) throw errors.requestChanged();
      const status = nextVisaStatus(request.status, action);
      if (!status) throw errors.notFromHere(request.status);
      const hasPassport = (await this.box.passport(id, request.sealedPassport)) !== null;
      if (!hasPassport && action !== 'refuse') throw errors.passportDestroyed();
      const sealedAnswer =
        reason !== undefined && hasPassport ? await this.box.sealAnswer(id, reason) : null;
      const moved = { id, status, sealedAnswer, by: officerId, now: this.clock.now() };
      await rows.moveRequest.run(tx, moved);
      await effect?.(tx, request);
      await this.record(tx, officerId, id, `visa-letter.${ACTIONS[action]}`, {
        before: request.status,
        after: status,
      });
      await this.emails.changed(tx, { ...request, status, version: version + 1 });
    });
  }

  private async insert(
    tx: EntityManager,
    officerId: string,
    { id: subjectId, editionId, userId, registrationId }: rows.VisaRequestRow,
  ): Promise<void> {
    const person = await findRegistrationById.one(tx, { id: registrationId });
    const { document } = await this.editions.current(tx);
    const layout = await this.layouts.of(tx, editionId, 'invitation');
    const facts = invitationFacts(person, document, layout);
    const made = {
      ...{ id: newId(), subjectId, userId, registrationId, paperId: null },
      ...{ number: makeDocumentNumber(), facts, overrideReason: null },
    };
    await insertDocuments.all(tx, {
      ...{ editionId, kind: 'invitation', by: officerId, now: this.clock.now() },
      documents: JSON.stringify([made]),
    });
    await this.audit.record(tx, {
      actorId: officerId,
      action: 'document.issued',
      subject: { type: 'document', id: made.id },
      after: 'invitation',
    });
  }

  /** Without the reason: it can name passport data, and this row keeps it. */
  private async revoke(tx: EntityManager, by: string, subjectId: string): Promise<void> {
    const letter = await findValidOf.first(tx, { kind: 'invitation', subjectId });
    if (!letter) return;
    await endDocument.run(tx, { id: letter.id, reason: '', by, now: this.clock.now() });
    const subject = { type: 'document', id: letter.id };
    await this.audit.record(tx, { actorId: by, action: 'document.revoked', subject });
  }

  private record(
    tx: EntityManager,
    actorId: string,
    id: string,
    action: string,
    states: { before?: string; after?: string } = {},
  ): Promise<void> {
    const subject = { type: 'visa-letter', id };
    return this.audit.record(tx, { actorId, action, subject, ...states });
  }
}
