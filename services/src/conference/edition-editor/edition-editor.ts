import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { isUniqueViolation } from '../../platform/database/postgres-errors.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { notifySite } from '../site/site-channel.js';
import { AdminEditionsQuery, type StoredRevision } from './admin-editions.query.js';
import type { AdminEdition, EditionChange } from './admin-editions.schema.js';
import type { EditionDraft, Section } from '../editions/edition-draft.schema.js';
import { normal } from './edition-normal.js';
import { EditionRevision } from '../editions/edition-revision.entity.js';
import { EditionChecks } from '../editions/edition-checks.js';
import { EditionListeners } from '../editions/edition-listeners.js';
import { Edition } from '../editions/edition.entity.js';
import {
  bankGuarded,
  editionChanged,
  editionNotFound,
  editionRefused,
  sectionsNotPermitted,
  slugTaken,
} from './editions.errors.js';
import { FeeTableRevision } from '../editions/fee-table.entity.js';
import { feeTableOf } from '../editions/fees.js';
import { changedFields } from './field-changes.js';
import { PlacedPapers } from './placed-papers.js';
import { mayChange } from './section-rights.js';
import { picturesOf } from '../editions/pictures-of.js';
import { editionProblems } from '../editions/rules/edition-problems.js';
import { scheduleDayProblems } from '../editions/rules/schedule-rules.js';
import { texts } from '../editions/edition.texts.js';
import type { Problem } from '../editions/rules/problem.js';

@Injectable()
export class EditionEditor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly query: AdminEditionsQuery,
    private readonly pictures: PicturesService,
    private readonly listeners: EditionListeners,
    private readonly checks: EditionChecks,
    private readonly placedPapers: PlacedPapers,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves sections. A section of a copied edition counts as checked once it was saved.
   * Bank details are not changed here: see `BankChanges`.
   * @throws AppError FORBIDDEN for sections that the permissions leave out; VALIDATION_FAILED with every
   *   invalid field; NOT_FOUND; CONFLICT with the saved edition when it changed since `revision`
   */
  async save(admin: AuthenticatedUser, id: string, change: EditionChange): Promise<AdminEdition> {
    const { revision, ...sections } = change;
    const refused = (Object.keys(sections) as Section[]).filter((name) => !mayChange(admin, name));
    if (refused.length > 0) throw sectionsNotPermitted(refused);
    return this.dataSource.transaction(async (tx) => {
      const now = await this.lock(tx, id);
      if (now.revision !== revision) await this.refuse(tx, now, revision, sections);
      const draft = normal({ ...now.draft, ...sections });
      if (changedFields(now.draft.bank, draft.bank).length > 0) throw bankGuarded();
      const checked = Object.keys(sections) as Section[];
      const problems = await this.placedPapers.problems(tx, now, draft, admin);
      await this.write(tx, admin.id, now, draft, { checked, problems });
      return this.query.read(tx, id);
    });
  }

  /**
   * Brings an old revision back as a new one, but for its bank details.
   * @param expected the latest revision that the caller knows
   * @throws AppError NOT_FOUND, CONFLICT; VALIDATION_FAILED as `save`, such as for papers that are no longer accepted
   */
  async restore(
    admin: AuthenticatedUser,
    id: string,
    revision: number,
    expected: number,
  ): Promise<AdminEdition> {
    return this.dataSource.transaction(async (tx) => {
      const now = await this.lock(tx, id);
      const old = await this.query.revision(tx, id, revision);
      const draft = normal({ ...old.draft, bank: now.draft.bank });
      if (now.revision !== expected) await this.refuse(tx, now, expected, draft);
      const problems = await this.placedPapers.problems(tx, now, draft, admin);
      await this.write(tx, admin.id, now, draft, { restoredFrom: revision, problems });
      return this.query.read(tx, id);
    });
  }

  /**
   * Puts confirmed bank details into effect, as a revision. The caller has locked the edition.
   * @param now as `lock` returned it
   */
  async applyBank(
    tx: EntityManager,
    actorId: string,
    now: StoredRevision,
    bank: EditionDraft['bank'],
  ): Promise<void> {
    const draft = { ...now.draft, bank };
    await this.write(tx, actorId, now, draft, { checked: ['bank'], isBankOnly: true });
  }

  /**
   * Saves a scheduled change as a revision. The caller has locked the edition.
   * @param now as `lock` returned it
   * @throws AppError VALIDATION_FAILED
   */
  async apply(
    tx: EntityManager,
    actorId: string,
    now: StoredRevision,
    draft: EditionDraft,
  ): Promise<void> {
    await this.write(tx, actorId, now, normal(draft), {});
  }

  /** Locks an edition until the end of the transaction. @throws AppError NOT_FOUND */
  async lock(tx: EntityManager, id: string): Promise<StoredRevision> {
    const where = { id };
    const row = await tx.findOne(Edition, { where, lock: { mode: 'pessimistic_write' } });
    if (!row) throw editionNotFound();
    return this.query.revision(tx, id);
  }

  private async refuse(
    tx: EntityManager,
    now: StoredRevision,
    read: number,
    sections: Partial<EditionDraft>,
  ): Promise<never> {
    const known = read < now.revision ? await this.query.revision(tx, now.id, read) : now;
    throw editionChanged({
      current: await this.query.read(tx, now.id),
      differs: changedFields(now.draft, normal({ ...now.draft, ...sections })),
      changedSince: changedFields(known.draft, now.draft),
    });
  }

  private async write(
    tx: EntityManager,
    actorId: string,
    now: StoredRevision,
    draft: EditionDraft,
    about: {
      checked?: Section[];
      restoredFrom?: number;
      isBankOnly?: boolean;
      /** Found before. */
      problems?: Problem[];
    },
  ): Promise<void> {
    // Bank details were checked when they were requested; other sections must not keep them out.
    const problems = about.isBankOnly
      ? []
      : [
          ...editionProblems(draft),
          ...scheduleDayProblems(now.draft, draft),
          ...(about.problems ?? []),
          ...agreementProblems(now.draft, draft),
          ...(await this.pictureProblems(tx, draft)),
          ...(await this.checks.problems(tx, now.id, now.draft, draft)),
        ];
    if (problems.length > 0) throw editionRefused(problems);
    const toCheck = now.toCheck.filter((section) => !about.checked?.includes(section as Section));
    const fields = changedFields(now.draft, draft);
    if (fields.length === 0) return void (await tx.update(Edition, { id: now.id }, { toCheck }));
    const { fees, ...document } = draft;
    const feeRevision = await this.keepFees(tx, now, fees);
    const revision = now.revision + 1;
    const { slug } = document;
    await tx
      .update(Edition, { id: now.id }, { slug, document, revision, toCheck })
      .catch((error: unknown) => {
        throw isUniqueViolation(error, 'editions_slug_key') ? slugTaken() : error;
      });
    await tx.insert(EditionRevision, {
      editionId: now.id,
      revision,
      document,
      feeRevision,
      fields,
      restoredFrom: about.restoredFrom ?? null,
      savedAt: this.clock.now(),
      savedBy: actorId,
    });
    await this.audit.record(tx, {
      actorId,
      action: about.restoredFrom === undefined ? 'edition.saved' : 'edition.restored',
      subject: { type: 'edition', id: now.id },
      fields,
      before: `revision ${now.revision}`,
      after: `revision ${revision}`,
    });
    await this.listeners.notify(tx, now.id);
    await notifySite.run(tx);
  }

  /** Marks the pictures as used, so that they are kept. */
  private async pictureProblems(tx: EntityManager, draft: EditionDraft): Promise<Problem[]> {
    const used = picturesOf(draft);
    const missing = await this.pictures.use(tx, [...used.values()]);
    return [...used]
      .filter(([, address]) => missing.includes(address))
      .map(([field]): Problem => [field, texts.pictureGone]);
  }

  /** Old fee tables stay: registrations refer to theirs. */
  private async keepFees(
    tx: EntityManager,
    now: StoredRevision,
    fees: EditionDraft['fees'],
  ): Promise<number> {
    const isSame = changedFields(now.draft.fees, fees).length === 0;
    if (isSame) return now.feeRevision;
    const editionId = now.id;
    const newest = await tx.maximum(FeeTableRevision, 'revision', { editionId });
    const revision = (newest ?? 0) + 1;
    const createdAt = this.clock.now();
    await tx.insert(FeeTableRevision, { editionId, revision, fees: feeTableOf(fees), createdAt });
    return revision;
  }
}

/** Agreements name the version that the author read. */
function agreementProblems(before: EditionDraft, { agreement }: EditionDraft): Problem[] {
  const isSameText =
    before.agreement.text === agreement.text && before.agreement.title === agreement.title;
  if (isSameText || before.agreement.version !== agreement.version) return [];
  return [['agreement.version', texts.agreementVersion]];
}
