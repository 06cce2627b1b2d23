import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionListeners } from '../../conference/editions/edition-listeners.js';
import type { EditionSnapshot } from '../../conference/editions/edition.presenter.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { packageOf } from '../../conference/editions/fees.js';
import type { PackageId } from '../../conference/editions/fees.schema.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import type { Places, PlaceTaker } from '../registrations/places.js';
import type { Registration } from '../registrations/registration.entity.js';
import { hasLimits, PlaceCounts } from './place-counts.js';
import { soldOut } from './waiting-list.errors.js';
import { WaitingList } from './waiting-list.js';

/** Without limits, registrations take no lock and count nothing. */
@Injectable()
export class PlaceKeeper implements Places, OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly editionListeners: EditionListeners,
    private readonly scheduler: Scheduler,
    private readonly waitingList: WaitingList,
  ) {}

  onModuleInit(): void {
    this.editionListeners.listen((tx, editionId) => this.settle(tx, editionId));
    this.scheduler.add(async () => {
      const { id } = await this.editions.current(this.dataSource.manager);
      await this.dataSource.transaction((tx) => this.settle(tx, id));
    });
  }

  async lock(tx: EntityManager, edition: EditionSnapshot, packageId: PackageId): Promise<void> {
    if (isLimited(edition, packageId)) await this.settle(tx, edition.id);
  }

  async take(
    tx: EntityManager,
    edition: EditionSnapshot,
    registration: Registration,
    taker: PlaceTaker,
  ): Promise<void> {
    const { packageId } = registration;
    if (!isLimited(edition, packageId)) return;
    const locked = await this.editions.lock(tx, edition.id);
    // An offer is kept, even when the limit was lowered after it.
    if (await this.waitingList.useOffer(tx, registration, taker)) return;
    const counts = await PlaceCounts.read(tx, locked);
    if ((counts.left(packageId) ?? 0) < 0) throw soldOut();
  }

  async freed(tx: EntityManager, editionId: string): Promise<void> {
    if (hasLimits(await this.editions.places(tx, editionId))) await this.settle(tx, editionId);
  }

  private async settle(tx: EntityManager, editionId: string): Promise<void> {
    await this.waitingList.settle(tx, editionId);
  }
}

function isLimited({ document, fees }: EditionSnapshot, packageId: PackageId): boolean {
  const { onSite, packages } = document.places;
  const isOnSite = packageOf(fees, packageId)?.mode === 'physical';
  return packages[packageId] !== undefined || (isOnSite && onSite !== undefined);
}
