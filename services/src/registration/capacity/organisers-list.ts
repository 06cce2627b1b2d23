import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { EditionSnapshot } from '../../conference/editions/edition.presenter.js';
import { PlaceCounts } from './place-counts.js';
import { WaitingEntry } from './waiting-entry.entity.js';
import { entryNotFound, noPlace } from './waiting-list.errors.js';
import { WaitingList } from './waiting-list.js';

/** What organisers do with entries of the waiting list. */
@Injectable()
export class OrganisersList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly waitingList: WaitingList,
  ) {}

  /** Out of turn, also while registration is closed. @throws AppError NOT_FOUND, CONFLICT, SOLD_OUT */
  async offer(actorId: string, id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { edition, entry } = await this.locked(tx, id);
      if (entry.status === 'offered') return;
      const counts = await PlaceCounts.read(tx, edition);
      if (!counts.hasPlace(entry.packageId)) throw noPlace();
      await this.waitingList.offer(tx, edition, entry, actorId);
    });
  }

  /** Gives an offered place to the next entry. @throws AppError NOT_FOUND, CONFLICT */
  async remove(actorId: string, id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { entry } = await this.locked(tx, id);
      await this.waitingList.change(tx, entry, 'remove', actorId);
      await this.waitingList.settle(tx, entry.editionId);
    });
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
