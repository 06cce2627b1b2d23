import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { isUniqueViolation } from '../../platform/database/postgres-errors.js';
import type { EditionSnapshot } from '../../conference/editions/edition.presenter.js';
import { isOpen } from '../../conference/editions/opening.js';
import type { PaidPaper } from '../../papers/accepted/papers.service.js';
import { PaperChoice } from './paper-choice.js';
import { contentHashOf, existingRegistration } from './existing-registration.js';
import {
  LIVE_REGISTRATION_STATUSES,
  nextRegistrationStatus,
  type RegistrationAction,
} from './registration-status.js';
import { termsOf } from './registration-terms.js';
import { Registration } from './registration.entity.js';
import type { PackageChoice, RegistrationData } from './registration.schema.js';
import {
  alreadyRegistered,
  paperRequired,
  registrationChanged,
  registrationClosed,
} from './registrations.errors.js';

export type { Registration };

export type Registrant = Pick<Registration, 'userId' | 'browserHash'>;

@Injectable()
export class RegistrationsService {
  constructor(
    private readonly papers: PaperChoice,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError PRICE_DIFFERS, VALIDATION_FAILED, UNAUTHENTICATED, PAPER_REQUIRED, CLOSED */
  async enter(
    tx: EntityManager,
    edition: EditionSnapshot,
    registrant: Registrant,
    data: RegistrationData,
  ): Promise<{ registration: Registration; isNew: boolean }> {
    const draft = await this.draft(tx, edition, registrant, data);
    const known = await this.existing(tx, draft);
    if (known) return { registration: known, isNew: false };
    this.expectOpen(edition);
    if (await this.insert(tx, draft)) return { registration: draft, isNew: true };
    const winner = await this.existing(tx, draft);
    if (!winner) throw registrationChanged();
    return { registration: winner, isNew: false };
  }

  async idsOf(tx: EntityManager, userId: string): Promise<string[]> {
    const registrations = await tx.find(Registration, { where: { userId }, select: { id: true } });
    return registrations.map(({ id }) => id);
  }

  async live(tx: EntityManager, editionId: string, owner: Registrant): Promise<Registration[]> {
    const status = In(LIVE_REGISTRATION_STATUSES);
    const { userId, browserHash } = owner;
    const owned = [
      ...(userId ? [{ editionId, userId, status }] : []),
      ...(browserHash ? [{ editionId, browserHash, status }] : []),
    ];
    return owned.length === 0
      ? []
      : tx.find(Registration, { where: owned, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  async isRegistered(
    tx: EntityManager,
    editionId: string,
    userId: string,
    live: Registration[],
  ): Promise<boolean> {
    if (live.length === 0) return false;
    const waiting = await this.papers.waiting(tx, editionId, userId);
    return waiting.length === 0;
  }

  async paperOf(tx: EntityManager, { paperId }: Registration): Promise<PaidPaper | null> {
    return paperId ? this.papers.find(tx, paperId) : null;
  }

  /** @throws AppError CONFLICT when the action is not allowed or the status changed concurrently */
  async act(
    tx: EntityManager,
    { id, status }: Pick<Registration, 'id' | 'status'>,
    action: RegistrationAction,
  ): Promise<void> {
    const next = nextRegistrationStatus(status, action);
    if (!next) throw registrationChanged();
    const changed = await tx.update(Registration, { id, status }, { status: next });
    if (changed.affected !== 1) throw registrationChanged();
  }

  /** @throws AppError CLOSED */
  expectOpen({ document }: EditionSnapshot): void {
    if (!isOpen(document.registration, this.clock.now())) throw registrationClosed();
  }

  /** @throws AppError PRICE_DIFFERS, PAPER_REQUIRED, ALREADY_REGISTERED */
  async choose(
    tx: EntityManager,
    edition: EditionSnapshot,
    registration: Registration,
    choice: PackageChoice,
  ): Promise<Registration> {
    const { userId } = registration;
    const { type, amountCents, needsAcceptedPaper } = termsOf(edition, userId, choice);
    if (needsAcceptedPaper && !userId) throw paperRequired();
    const paper = { paperId: choice.paperId ?? registration.paperId };
    const change = {
      type,
      amountCents,
      paperId: needsAcceptedPaper ? await this.papers.choose(tx, edition.id, userId, paper) : null,
      academicCategory: choice.academicCategory,
      packageId: choice.registrationPackage,
      feeRevision: edition.feeRevision,
    };
    const changed = { ...registration, ...change };
    const contentHash = contentHashOf(changed);
    try {
      await tx.update(Registration, { id: registration.id }, { ...change, contentHash });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw needsAcceptedPaper ? paperRequired() : alreadyRegistered();
    }
    return { ...changed, contentHash };
  }

  private async draft(
    tx: EntityManager,
    edition: EditionSnapshot,
    registrant: Registrant,
    data: RegistrationData,
  ): Promise<Registration> {
    const { userId } = registrant;
    const { type, amountCents, needsAcceptedPaper } = termsOf(edition, userId, data);
    const paperId = needsAcceptedPaper
      ? await this.papers.choose(tx, edition.id, userId, data)
      : null;
    const { academicCategory, registrationPackage: packageId } = data;
    const { title, firstName, lastName, email, organization, position, country, phone } = data;
    const person = { title, firstName, lastName, email, organization, position, country, phone };
    return {
      ...person,
      ...registrant,
      id: newId(),
      editionId: edition.id,
      contentHash: contentHashOf({ academicCategory, packageId, ...person }),
      paperId,
      type,
      academicCategory,
      packageId,
      amountCents,
      feeRevision: edition.feeRevision,
      status: 'pending',
      duplicateOf: null,
      createdAt: this.clock.now(),
    };
  }

  /** @throws AppError PAPER_REQUIRED when the paper is registered with another package */
  private async existing(tx: EntityManager, draft: Registration): Promise<Registration | null> {
    const holder = await tx.findOneBy(Registration, existingRegistration(draft));
    if (holder?.paperId && !isSameOffer(holder, draft)) throw paperRequired();
    return holder;
  }

  private async insert(tx: EntityManager, registration: Registration): Promise<boolean> {
    const inserted = await tx
      .createQueryBuilder()
      .insert()
      .into(Registration)
      .values(registration)
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length === 1;
  }
}

function isSameOffer(one: Registration, other: Registration): boolean {
  return one.packageId === other.packageId && one.academicCategory === other.academicCategory;
}
