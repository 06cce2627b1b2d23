import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { EditionSnapshot } from '../../../conference/editions/edition.presenter.js';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import { packageIdSchema, type PackageId } from '../../../conference/editions/fees.schema.js';
import { joiningOf, joinsOnline } from '../../../conference/editions/joining.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { anyOf, count, countIf } from '../../../platform/database/expressions.js';
import { db } from '../../../platform/database/db.js';
import { statement } from '../../../platform/database/statement.js';
import { AppError } from '../../../platform/http/app-error.js';
import { ErrorCode } from '../../../platform/http/error-code.js';
import { defineTexts } from '../../../platform/i18n/define-texts.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { PaymentCases } from '../ledger/payment-cases.js';
import { paymentNotFound } from '../ledger/payments.errors.js';
import { isOwn, type Payer } from '../payer/payer.js';
import type { JoiningAnswer, JoiningState } from './joining.schema.js';

const texts = defineTexts('server.registration.joining', {
  changed: 'The joining details were changed. Please reload and check them.',
});

const BATCH = 200;

interface Attendees {
  editionId: string;
  packageIds: PackageId[];
  revision: string;
}

const attendees = (p: Attendees) =>
  db
    .selectFrom('registrations as r')
    .leftJoin('joining_emails as j', (join) =>
      join.onRef('j.registration_id', '=', 'r.id').on('j.revision', '=', p.revision),
    )
    .where('r.edition_id', '=', p.editionId)
    .where('r.status', '=', 'completed')
    .where('r.package_id', '=', anyOf(p.packageIds));

const countAttendees = statement((p: Attendees) =>
  attendees(p).select(({ eb }) => [
    count().as('attendees'),
    countIf(eb('j.registration_id', 'is', null)).as('recipients'),
  ]),
);

const findRecipients = statement((p: Attendees) =>
  attendees(p).select('r.id').where('j.registration_id', 'is', null).orderBy('r.id').limit(BATCH),
);

@Injectable()
export class JoiningDetails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly cases: PaymentCases,
    private readonly emails: PaymentEmails,
    private readonly audit: AuditService,
  ) {}

  /** For the owner of a confirmed payment only. @throws AppError NOT_FOUND for another payer */
  async own(payer: Payer, id: string): Promise<JoiningAnswer> {
    const { edition, registration } = await this.cases.find(this.dataSource.manager, { id });
    if (!isOwn(payer, registration)) throw paymentNotFound();
    const isPaid = registration.status === 'completed';
    const joining = isPaid && joinsOnline(edition, registration.packageId) && joiningOf(edition);
    if (!joining) return { joining: null };
    const { address, instructions } = joining;
    return { joining: { address, instructions } };
  }

  async state(): Promise<JoiningState> {
    const tx = this.dataSource.manager;
    return this.stateOf(tx, await this.editions.current(tx));
  }

  /**
   * Emails everyone who joins online and was not emailed this revision. Repeats send nothing.
   * @throws AppError CONFLICT when the details changed since they were read
   */
  send(actorId: string, revision: string): Promise<JoiningState> {
    return this.dataSource.transaction(async (tx) => {
      const { id } = await this.editions.current(tx);
      const edition = await this.editions.lock(tx, id);
      if (joiningOf(edition)?.revision !== revision)
        throw new AppError(ErrorCode.CONFLICT, texts.changed);
      const p = { ...attendeesOf(edition), revision };
      for (;;) {
        const registrationIds = (await findRecipients.all(tx, p)).map((row) => row.id);
        for (const about of await this.cases.all(tx, registrationIds)) {
          await this.emails.joining(tx, about);
        }
        if (registrationIds.length < BATCH) break;
      }
      await this.audit.record(tx, {
        actorId,
        action: 'edition.joining-details-sent',
        subject: { type: 'edition', id },
      });
      return this.stateOf(tx, edition);
    });
  }

  private async stateOf(tx: EntityManager, edition: EditionSnapshot): Promise<JoiningState> {
    const revision = joiningOf(edition)?.revision ?? null;
    const p = { ...attendeesOf(edition), revision: revision ?? '' };
    return { revision, ...(await countAttendees.one(tx, p)) };
  }
}

function attendeesOf(edition: EditionSnapshot): Pick<Attendees, 'editionId' | 'packageIds'> {
  const packageIds = packageIdSchema.options.filter((id) => joinsOnline(edition, id));
  return { editionId: edition.id, packageIds };
}
