import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { EditionSnapshot } from '../../conference/editions/edition.presenter.js';
import { packageName } from '../../conference/editions/fees.js';
import { expectNotHeld } from '../../platform/holds/held-acts.read-model.js';
import { HeldKinds } from '../../platform/holds/held-kinds.js';
import { Holds } from '../../platform/holds/holds.js';
import { PlaceCounts } from './place-counts.js';
import { WaitingEntry } from './waiting-entry.entity.js';
import { entryNotFound, noPlace } from './waiting-list.errors.js';
import { WaitingList } from './waiting-list.js';

/** A held kind. */
const OFFER = 'place-offer';

/** What organisers do with entries of the waiting list. */
@Injectable()
export class OrganisersList implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly waitingList: WaitingList,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    this.kinds.add(OFFER, 'payments:write', async (tx, { subjectId, actor }) => {
      const { edition, entry } = await this.locked(tx, subjectId);
      // A place became free during the hold.
      if (entry.status !== 'offered') await this.offerNow(tx, edition, entry, actor.id);
    });
  }

  /**
   * On hold first: out of turn, also while registration is closed.
   * @throws AppError NOT_FOUND, CONFLICT, SOLD_OUT
   */
  async offer(actorId: string, id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { edition, entry } = await this.locked(tx, id);
      if (entry.status === 'offered') return;
      const act = {
        kind: OFFER,
        subject: { type: 'waiting-entry', id },
        label: packageName(edition.fees, entry.packageId),
        actorId,
        payload: {},
      };
      await this.holds.act(tx, act, (tx) => this.offerNow(tx, edition, entry, actorId));
    });
  }

  /** Gives an offered place to the next entry. @throws AppError NOT_FOUND, CONFLICT */
  async remove(actorId: string, id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { entry } = await this.locked(tx, id);
      await expectNotHeld(tx, 'waiting-entry', id);
      await this.waitingList.change(tx, entry, 'remove', actorId);
      await this.waitingList.settle(tx, entry.editionId);
    });
  }

  private async offerNow(
    tx: EntityManager,
    edition: EditionSnapshot,
    entry: WaitingEntry,
    actorId: string,
  ): Promise<void> {
    const counts = await PlaceCounts.read(tx, edition);
    if (!counts.hasPlace(entry.packageId)) throw noPlace();
    await this.waitingList.offer(tx, edition, entry, actorId);
  }

  private async locked(
    tx: EntityManager,
    id: string,
  ): Promise<{ edition: EditionSnapshot; entry: WaitingEntry }> {
    const found = await tx.findOneBy(WaitingEntry, { id });
    if (!found) throw entryNotFound();
    const edition = await this.waitingList.settle(tx, found.editionId);
    return { edition, entry: await tx.findOneByOrFail(WaitingEntry, { id }) };
  }
}
