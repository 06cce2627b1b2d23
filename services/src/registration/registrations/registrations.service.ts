import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { storedPhone } from '../../platform/core/phone-number.js';
import { isUniqueViolation } from '../../platform/database/postgres-errors.js';
import type { EditionSnapshot } from '../../conference/editions/edition.presenter.js';
import { isOpen } from '../../conference/editions/opening.js';
import type { PaidPaper } from '../../papers/accepted/papers.service.js';
import { PaperChoice } from './paper-choice.js';
import { Places } from './places.js';
import { contentHashOf, existingRegistration } from './existing-registration.js';
import {
  isLive,
  LIVE_REGISTRATION_STATUSES,
  nextRegistrationStatus,
  type RegistrationAction,
} from './registration-status.js';
import { priceOf, termsOf } from './registration-terms.js';
import { Registration } from './registration.entity.js';
import type { PackageChoice, RegistrantDetails, RegistrationData } from './registration.schema.js';
import {
  alreadyRegistered,
  paperRequired,
  registeredByAnother,
  registrationChanged,
  registrationClosed,
} from './registrations.errors.js';

export type { Registration };

export type Registrant = Pick<Registration, 'userId' | 'browserHash'>;

interface EntryOptions {
  browserHash?: Buffer | null;
  /** Of the lines next to the package. */
  otherCents?: number;
  pricedAt?: Date;
  /** Throws when the price that was shown is not honoured any more. Repeats skip it. */
  expectHonoured?: () => Promise<void>;
  /** For locks that come before those of the places and the registration. */
  beforePlaces?: () => Promise<unknown>;
  registeredBy?: string;
}

@Injectable()
export class RegistrationsService {
  constructor(
    private readonly papers: PaperChoice,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeats return the existing registration, whatever the price is by now.
   * @param browserHash of an account's browser, which can have taken an offer before the login
   * @param otherCents extras less reductions, which the data do not have
   * @param pricedAt when the price was shown; now without a quote
   * @param registeredBy the organiser who registers the person
   * @throws AppError PRICE_DIFFERS, VALIDATION_FAILED, UNAUTHENTICATED, PAPER_REQUIRED, CLOSED, SOLD_OUT
   */
  async enter(
    tx: EntityManager,
    edition: EditionSnapshot,
    registrant: Registrant,
    data: RegistrationData,
    options: EntryOptions = {},
  ): Promise<{ registration: Registration; isNew: boolean }> {
    const { browserHash = registrant.browserHash, otherCents = 0, registeredBy } = options;
    const draft = await this.draft(tx, edition, registrant, data);
    draft.registeredBy = registeredBy ?? null;
    await options.beforePlaces?.();
    await this.places.lock(tx, edition, draft.packageId);
    const known = await this.existing(tx, draft);
    if (known) return { registration: known, isNew: false };
    await options.expectHonoured?.();
    draft.amountCents = otherCents + priceOf(edition, data, options.pricedAt ?? draft.createdAt);
    this.expectOpen(edition);
    if (await this.insert(tx, draft)) {
      await this.places.take(tx, edition, draft, { ...registrant, browserHash });
      return { registration: draft, isNew: true };
    }
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

  /** Accepted papers of the account without a registration. */
  async papersToRegister(
    tx: EntityManager,
    editionId: string,
    userId: string,
  ): Promise<PaidPaper[]> {
    const waiting = await this.papers.waiting(tx, editionId, userId);
    return Promise.all(waiting.map(({ id }) => this.papers.find(tx, id)));
  }

  async paperOf(tx: EntityManager, { paperId }: Registration): Promise<PaidPaper | null> {
    return paperId ? this.papers.find(tx, paperId) : null;
  }

  /** @throws AppError CONFLICT when the action is not allowed or the status changed concurrently */
  async act(
    tx: EntityManager,
    { id, status, editionId }: Pick<Registration, 'id' | 'status' | 'editionId'>,
    action: RegistrationAction,
  ): Promise<void> {
    const next = nextRegistrationStatus(status, action);
    if (!next) throw registrationChanged();
    const changed = await tx.update(Registration, { id, status }, { status: next });
    if (changed.affected !== 1) throw registrationChanged();
    if (!isLive(next)) await this.places.freed(tx, editionId);
  }

  /** @throws AppError CLOSED */
  expectOpen({ document }: EditionSnapshot): void {
    if (!isOpen(document.registration, this.clock.now())) throw registrationClosed();
  }

  /** Of the same package, with other extras. */
  async price(
    tx: EntityManager,
    registration: Registration,
    amountCents: number,
  ): Promise<Registration> {
    await tx.update(Registration, { id: registration.id }, { amountCents });
    return { ...registration, amountCents };
  }

  /**
   * @param prices.otherCents of the lines that are kept next to the package
   * @param prices.pricedAt when the price was shown
   * @throws AppError PRICE_DIFFERS, PAPER_REQUIRED, ALREADY_REGISTERED, SOLD_OUT
   */
  async choose(
    tx: EntityManager,
    edition: EditionSnapshot,
    registration: Registration,
    choice: PackageChoice,
    { otherCents, pricedAt }: { otherCents: number; pricedAt: Date },
  ): Promise<Registration> {
    const { userId } = registration;
    const amountCents = priceOf(edition, choice, pricedAt);
    const { type, needsAcceptedPaper } = termsOf(edition, userId, choice);
    if (needsAcceptedPaper && !userId) throw paperRequired();
    const paper = { paperId: choice.paperId ?? registration.paperId };
    const change = {
      type,
      amountCents: amountCents + otherCents,
      paperId: needsAcceptedPaper ? await this.papers.choose(tx, edition.id, userId, paper) : null,
      academicCategory: choice.academicCategory,
      packageId: choice.registrationPackage,
      feeRevision: edition.feeRevision,
    };
    const changed = { ...registration, ...change };
    const contentHash = contentHashOf(changed);
    const isMoved = changed.packageId !== registration.packageId;
    if (isMoved) await this.places.lock(tx, edition, changed.packageId);
    try {
      await tx.update(Registration, { id: registration.id }, { ...change, contentHash });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw needsAcceptedPaper ? paperRequired() : alreadyRegistered();
    }
    if (isMoved) {
      await this.places.take(tx, edition, changed, registration);
      await this.places.freed(tx, edition.id);
    }
    return { ...changed, contentHash };
  }

  /**
   * Keeps address, package and paper.
   * @returns the registration and the names of the fields that changed
   * @throws AppError ALREADY_REGISTERED when another anonymous registration reads the same
   */
  async correct(
    tx: EntityManager,
    registration: Registration,
    typed: RegistrantDetails,
  ): Promise<{ registration: Registration; fields: string[] }> {
    const details = { ...typed, phone: storedPhone(typed.phone, typed.country) };
    const fields = Object.entries(details).filter(
      ([field, value]) => registration[field as keyof RegistrantDetails] !== value,
    );
    const corrected = { ...registration, ...details };
    const contentHash = contentHashOf(corrected);
    try {
      await tx.update(Registration, { id: registration.id }, { ...details, contentHash });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw alreadyRegistered();
    }
    return {
      registration: { ...corrected, contentHash },
      fields: fields.map(([field]) => field),
    };
  }

  /** Without its price. */
  private async draft(
    tx: EntityManager,
    edition: EditionSnapshot,
    registrant: Registrant,
    data: RegistrationData,
  ): Promise<Registration> {
    const { userId } = registrant;
    const { type, needsAcceptedPaper } = termsOf(edition, userId, data);
    const paperId = needsAcceptedPaper
      ? await this.papers.choose(tx, edition.id, userId, data)
      : null;
    const { academicCategory, registrationPackage: packageId } = data;
    const { title, firstName, lastName, email, organization, position, country } = data;
    const phone = storedPhone(data.phone, country);
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
      amountCents: 0,
      feeRevision: edition.feeRevision,
      status: 'pending',
      duplicateOf: null,
      registeredBy: null,
      createdAt: this.clock.now(),
    };
  }

  /**
   * @throws AppError PAPER_REQUIRED when the paper is registered with another package;
   *   ALREADY_REGISTERED when another author registered it
   */
  private async existing(tx: EntityManager, draft: Registration): Promise<Registration | null> {
    const holder = await tx.findOneBy(Registration, existingRegistration(draft));
    if (holder?.paperId && holder.userId !== draft.userId) throw registeredByAnother();
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
