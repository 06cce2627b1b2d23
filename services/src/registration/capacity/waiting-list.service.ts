import { Injectable } from '@nestjs/common';
import { DataSource, In, Raw, type EntityManager } from 'typeorm';
import type { EditionSnapshot } from '../../conference/editions/edition.presenter.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { packageName } from '../../conference/editions/fees.js';
import { packageIdSchema } from '../../conference/editions/fees.schema.js';
import { Attempts } from '../../identity/credentials/attempts.js';
import { evenly } from '../../identity/credentials/equal-answers.js';
import { randomToken, tokenHash } from '../../identity/credentials/random-token.js';
import { Clock } from '../../platform/core/clock.js';
import { emailKey } from '../../platform/core/email-address.js';
import { newId } from '../../platform/core/new-id.js';
import type { Payer } from '../payments/payer/payer.js';
import type { Confirmation } from '../payments/payer/payment.schema.js';
import { registrationClosed } from '../registrations/registrations.errors.js';
import { PlaceCounts } from './place-counts.js';
import { WaitingEntry } from './waiting-entry.entity.js';
import { WaitingListEmails } from './waiting-list.emails.js';
import { noOffer, placesLeft, texts, waitingLinkInvalid } from './waiting-list.errors.js';
import { joinsEmailed } from './waiting-list.limits.js';
import type { JoinWaitingList, PlacesAnswer, WaitingPlace } from './waiting-list.schema.js';
import { WaitingList } from './waiting-list.js';
import { nextWaitingStatus, OPEN_WAITING_STATUSES } from './waiting-status.js';

/** "Few" are at most ten places, or a tenth of all. */
const FEW = 10;

/** What visitors do with places and the waiting list. */
@Injectable()
export class WaitingListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly waitingList: WaitingList,
    private readonly emails: WaitingListEmails,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  async places(): Promise<PlacesAnswer> {
    const tx = this.dataSource.manager;
    const edition = await this.editions.current(tx);
    const counts = await PlaceCounts.read(tx, edition);
    return {
      packages: packageIdSchema.options.map((id) => {
        const [limit, left] = [counts.limitOf(id), counts.left(id)];
        if (limit === undefined || left === undefined) return { id, state: 'open', left: null };
        if (left <= 0) return { id, state: 'sold-out', left: null };
        const isFew = left <= Math.max(FEW, limit / 10);
        return isFew ? { id, state: 'few', left } : { id, state: 'open', left: null };
      }),
    };
  }

  /**
   * The same text after the same time, whether or not the address is on the list. A repeat sends a new
   * link.
   * @throws AppError CLOSED, PLACES_LEFT
   */
  async join({ user }: Payer, request: JoinWaitingList): Promise<Confirmation> {
    await evenly(async () => {
      await this.dataSource.transaction(async (tx) => {
        const { id: editionId } = await this.editions.current(tx);
        const edition = await this.waitingList.settle(tx, editionId);
        if (!this.waitingList.isOpen(edition)) throw registrationClosed();
        const counts = await PlaceCounts.read(tx, edition);
        if (counts.hasPlace(request.registrationPackage)) throw placesLeft();
        if (!(await this.attempts.isWithin(tx, joinsEmailed, emailKey(request.email)))) return;
        const token = randomToken();
        const entry = await this.enter(tx, edition, user?.id ?? null, request, token);
        await this.emails.joined(tx, edition, entry, token);
      });
    });
    return { success: true, message: texts.joined };
  }

  /** Changes nothing: programs open the links of emails. @throws AppError INVALID_LINK */
  async read(token: string): Promise<WaitingPlace> {
    const tx = this.dataSource.manager;
    return this.present(tx, await this.named(tx, token));
  }

  /**
   * Lets this account or browser register with the offered place. Repeats change nothing.
   * @throws AppError INVALID_LINK; INVALID_TRANSITION unless the place is offered
   */
  claim({ user, browserHash }: Payer, token: string): Promise<WaitingPlace> {
    return this.dataSource.transaction(async (tx) => {
      const entry = await this.locked(tx, token);
      if (entry.status !== 'offered') throw noOffer();
      const claimed = { claimedBy: user?.id ?? null, claimedBrowser: browserHash };
      await tx.update(WaitingEntry, { id: entry.id }, claimed);
      return this.present(tx, entry);
    });
  }

  /** Gives an offered place to the next person. Repeats change nothing. @throws AppError INVALID_LINK */
  leave(token: string): Promise<WaitingPlace> {
    return this.dataSource.transaction(async (tx) => {
      const entry = await this.locked(tx, token);
      if (nextWaitingStatus(entry.status, 'leave')) {
        await this.waitingList.change(tx, entry, 'leave', null);
        await this.waitingList.settle(tx, entry.editionId);
      }
      return this.present(tx, await this.named(tx, token));
    });
  }

  private async enter(
    tx: EntityManager,
    { id: editionId }: EditionSnapshot,
    userId: string | null,
    { registrationPackage: packageId, academicCategory, name, email }: JoinWaitingList,
    token: string,
  ): Promise<WaitingEntry> {
    const hash = { tokenHash: tokenHash(token) };
    const sameAddress = Raw((column) => `email_key(${column}) = email_key(:email)`, { email });
    const status = In(OPEN_WAITING_STATUSES);
    const known = await tx.findOneBy(WaitingEntry, {
      editionId,
      packageId,
      email: sameAddress,
      status,
    });
    if (known) {
      await tx.update(WaitingEntry, { id: known.id }, hash);
      return known;
    }
    const entry = tx.create(WaitingEntry, {
      ...{ id: newId(), editionId, packageId, academicCategory, userId, name, email },
      ...hash,
      status: 'waiting',
      createdAt: this.clock.now(),
    });
    await tx.insert(WaitingEntry, entry);
    return entry;
  }

  /** As it is once offers that are due have ended. */
  private async locked(tx: EntityManager, token: string): Promise<WaitingEntry> {
    const { editionId } = await this.named(tx, token);
    await this.waitingList.settle(tx, editionId);
    return this.named(tx, token);
  }

  private async named(tx: EntityManager, token: string): Promise<WaitingEntry> {
    const hash = tokenHash(token);
    const entry = await tx.findOneBy(WaitingEntry, [{ tokenHash: hash }, { offerHash: hash }]);
    if (!entry) throw waitingLinkInvalid();
    return entry;
  }

  private async present(tx: EntityManager, entry: WaitingEntry): Promise<WaitingPlace> {
    const { fees } = await this.editions.current(tx);
    const { packageId, academicCategory, email, expiresAt } = entry;
    const isOver = expiresAt !== null && expiresAt <= this.clock.now();
    return {
      status: entry.status === 'offered' && isOver ? 'expired' : entry.status,
      registrationPackage: packageId,
      academicCategory,
      packageName: packageName(fees, packageId),
      email,
      expiresAt: expiresAt?.toISOString() ?? null,
    };
  }
}
