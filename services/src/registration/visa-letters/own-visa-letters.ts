import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { localDay } from '../../conference/editions/local-instant.js';
import type { EditionSnapshot } from '../../conference/editions/edition.presenter.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { conferenceDays, destroyDay } from '../../conference/editions/visa-days.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { Notices } from '../../platform/notices/notices.js';
import { groupedNumber } from '../issued-documents/document-number.js';
import { findValidOf } from '../issued-documents/issued-documents.sql.js';
import { PassportBox } from './passport-box.js';
import { expectConsistent } from './passport-rules.js';
import type { Passport } from './passport.schema.js';
import { VisaEmails } from './visa-emails.js';
import { VisaKeys } from './visa-keys.js';
import * as errors from './visa-letters.errors.js';
import type { OwnRequest } from './visa-letters.schema.js';
import { findOfficers, findRegistration } from './visa-people.read-model.js';
import * as rows from './visa-requests.sql.js';
import { nextVisaStatus } from './visa-status.js';

type Blocked = NonNullable<OwnRequest['blocked']>;

interface Asked {
  edition: EditionSnapshot;
  blocked: Blocked | null;
  registrationId: string | undefined;
  today: string;
}

/** What a person does for an invitation letter of theirs. */
@Injectable()
export class OwnVisaLetters {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly box: PassportBox,
    private readonly keys: VisaKeys,
    private readonly emails: VisaEmails,
    private readonly audit: AuditService,
    private readonly notices: Notices,
    private readonly clock: Clock,
  ) {}

  read(userId: string): Promise<OwnRequest> {
    return this.present(this.dataSource.manager, userId);
  }

  /**
   * Makes the request, corrects it, or answers a question. Repeating it changes nothing more.
   * @throws AppError CLOSED; CONFLICT without a registration, or a paid one where that is the rule; VALIDATION_FAILED
   *   by field; INVALID_TRANSITION once it was issued
   */
  put(userId: string, passport: Passport): Promise<OwnRequest> {
    return this.dataSource.transaction(async (tx) => {
      const { edition, blocked, registrationId, today } = await this.asked(tx, userId);
      if (blocked || !registrationId) throw refusalOf(blocked, edition);
      expectConsistent(passport, edition.document, today);
      const own = { editionId: edition.id, userId };
      const known = await rows.lockOwn.first(tx, own);
      const status = known ? nextVisaStatus(known.status, 'change') : 'requested';
      if (known && !status) throw errors.notFromHere(known.status);
      const id = known?.id ?? newId();
      const now = this.clock.now();
      const written = {
        ...{ id, registrationId, status: status ?? 'requested', now },
        keptUntil: destroyDay(edition.document),
      };
      const isAgain = known?.status === 'withdrawn' || known?.status === 'refused';
      // The key first: a row without one could not be read.
      const sealedPassport = await this.box.sealPassport(id, passport);
      if (known) {
        const createdAt = isAgain ? now : known.createdAt;
        await rows.rewriteRequest.run(tx, { ...written, sealedPassport, createdAt });
      } else {
        const made = await rows.insertRequest.first(tx, { ...own, ...written, sealedPassport });
        if (!made) throw errors.requestChanged();
      }
      await this.record(tx, userId, id, known && !isAgain ? 'changed' : 'requested');
      if (known?.status !== written.status) {
        const version = (known?.version ?? 0) + 1;
        await this.emails.changed(tx, { ...written, version });
        await this.notices.add(tx, 'visa-letter', id);
      }
      return this.present(tx, userId);
    });
  }

  /**
   * Destroys the passport data at once. A letter that was issued stays valid. Repeating it changes nothing.
   * @throws AppError NOT_FOUND without a request
   */
  withdraw(userId: string): Promise<OwnRequest> {
    return this.dataSource.transaction(async (tx) => {
      const { id: editionId } = await this.editions.current(tx);
      const known = await rows.lockOwn.first(tx, { editionId, userId });
      if (!known) throw errors.requestNotFound();
      const status = nextVisaStatus(known.status, 'withdraw');
      if (status && !known.destroyedAt) {
        await rows.forgetPassport.run(tx, { id: known.id, status, now: this.clock.now() });
        const isOver = status === 'withdrawn';
        await this.record(tx, userId, known.id, isOver ? 'withdrawn' : 'data-destroyed');
        const changed = { ...known, status, version: known.version + 1 };
        if (isOver) await this.emails.changed(tx, changed);
        // Under the lock of the row, so that a request made at the same moment gets another key.
        await this.keys.destroy(known.id);
      }
      return this.present(tx, userId);
    });
  }

  private async asked(tx: EntityManager, userId: string): Promise<Asked> {
    const edition = await this.editions.current(tx);
    const { visaLetters, timeZone } = edition.document;
    const today = localDay(this.clock.now(), timeZone);
    const last = conferenceDays(edition.document).at(-1) ?? '';
    const registration = await findRegistration.first(tx, { editionId: edition.id, userId });
    const isClosed = !visaLetters.open || today > last || today >= destroyDay(edition.document);
    const awaitsPayment = visaLetters.paymentFirst && registration?.status !== 'completed';
    const missing = registration ? (awaitsPayment ? 'not-paid' : null) : 'not-registered';
    return {
      ...{ edition, today, registrationId: registration?.id },
      blocked: isClosed ? 'closed' : missing,
    };
  }

  private async present(tx: EntityManager, userId: string): Promise<OwnRequest> {
    const { edition, blocked } = await this.asked(tx, userId);
    const { document, id: editionId } = edition;
    const found = await rows.findOwn.first(tx, { editionId, userId });
    const officers = await findOfficers.all(tx, { now: this.clock.now() });
    return {
      ...{ blocked, hint: document.visaLetters.hint, officers: officers.map(({ name }) => name) },
      keptUntil: found?.destroyedAt === null ? found.keptUntil : destroyDay(document),
      lastDay: conferenceDays(document).at(-1) ?? '',
      request: found ? await this.presentRequest(tx, found, blocked) : null,
    };
  }

  private async presentRequest(
    tx: EntityManager,
    { id, status, version, ...found }: rows.VisaRequestRow,
    blocked: Blocked | null,
  ): Promise<NonNullable<OwnRequest['request']>> {
    const passport = await this.box.passport(id, found.sealedPassport);
    const letter = await findValidOf.first(tx, { kind: 'invitation', subjectId: id });
    return {
      ...{ id, status, version, passport },
      answer: await this.box.answer(id, found.sealedAnswer),
      letter: letter
        ? { number: groupedNumber(letter.number), issuedAt: letter.issuedAt.toISOString() }
        : null,
      createdAt: found.createdAt.toISOString(),
      changedAt: found.changedAt.toISOString(),
      canChange: !blocked && nextVisaStatus(status, 'change') !== undefined,
      canWithdraw: passport !== null && nextVisaStatus(status, 'withdraw') !== undefined,
    };
  }

  private record(tx: EntityManager, actorId: string, id: string, name: string): Promise<void> {
    const subject = { type: 'visa-letter', id };
    return this.audit.record(tx, { actorId, action: `visa-letter.${name}`, subject });
  }
}

function refusalOf(blocked: Blocked | null, { document }: EditionSnapshot): Error {
  if (blocked === 'closed') return errors.lettersClosed(document.contact.email);
  return blocked === 'not-paid' ? errors.notPaid() : errors.notRegistered();
}
