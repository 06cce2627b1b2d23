import type { EntityManager } from 'typeorm';
import type { EditionSnapshot } from '../../conference/editions/edition.presenter.js';
import { packageOf } from '../../conference/editions/fees.js';
import { packageIdSchema, type PackageId } from '../../conference/editions/fees.schema.js';
import type { PlaceLimits } from '../../conference/editions/places.schema.js';
import { count, countIf } from '../../platform/database/expressions.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { LIVE_REGISTRATION_STATUSES } from '../registrations/registration-status.js';
import { OPEN_WAITING_STATUSES } from './waiting-status.js';

const countTaken = statement((p: { editionId: string }) =>
  db
    .selectFrom('registrations')
    .select(['package_id as packageId', count().as('taken')])
    .where('edition_id', '=', p.editionId)
    .where('status', 'in', LIVE_REGISTRATION_STATUSES)
    .groupBy('package_id'),
);

const countWaiting = statement((p: { editionId: string }) =>
  db
    .selectFrom('waiting_entries')
    .select(({ eb }) => [
      'package_id as packageId',
      countIf(eb('status', '=', 'offered')).as('offered'),
      countIf(eb('status', '=', 'waiting')).as('waiting'),
    ])
    .where('edition_id', '=', p.editionId)
    .where('status', 'in', OPEN_WAITING_STATUSES)
    .groupBy('package_id'),
);

export interface PlaceCount {
  taken: number;
  /** Reserved for an offer. */
  offered: number;
  waiting: number;
}

type Counts = Record<PackageId, PlaceCount>;

export function hasLimits({ onSite, packages }: PlaceLimits): boolean {
  return onSite !== undefined || Object.values(packages).some((limit) => limit !== undefined);
}

/** How many places each package and the room have, and how many of them are taken or offered. */
export class PlaceCounts {
  private constructor(
    private readonly edition: EditionSnapshot,
    private readonly counts: Counts,
  ) {}

  /** Of this moment; locked with the edition, until the transaction ends. */
  static async read(tx: EntityManager, edition: EditionSnapshot): Promise<PlaceCounts> {
    const p = { editionId: edition.id };
    const taken = new Map((await countTaken.all(tx, p)).map((row) => [row.packageId, row]));
    const listed = new Map((await countWaiting.all(tx, p)).map((row) => [row.packageId, row]));
    const counts = packageIdSchema.options.map((id): [PackageId, PlaceCount] => [
      id,
      {
        taken: taken.get(id)?.taken ?? 0,
        offered: listed.get(id)?.offered ?? 0,
        waiting: listed.get(id)?.waiting ?? 0,
      },
    ]);
    return new PlaceCounts(edition, Object.fromEntries(counts) as Counts);
  }

  of(packageId: PackageId): PlaceCount {
    return this.counts[packageId];
  }

  /** Places in all, the lower of the package's and the room's; undefined without a limit. */
  limitOf(packageId: PackageId): number | undefined {
    return lowest(this.limits(packageId).map(({ limit }) => limit));
  }

  /** Negative once a limit was lowered; undefined without a limit. */
  left(packageId: PackageId): number | undefined {
    return lowest(this.limits(packageId).map(({ limit, used }) => limit - used));
  }

  hasPlace(packageId: PackageId): boolean {
    return (this.left(packageId) ?? 1) > 0;
  }

  offer(packageId: PackageId): void {
    this.counts[packageId].offered += 1;
    this.counts[packageId].waiting -= 1;
  }

  /** In the room. */
  onSite(): number {
    return this.used(packageIdSchema.options.filter((id) => this.isOnSite(id)));
  }

  private limits(packageId: PackageId): { limit: number; used: number }[] {
    const { onSite, packages } = this.edition.document.places;
    const own = { limit: packages[packageId], used: this.used([packageId]) };
    const room = { limit: this.isOnSite(packageId) ? onSite : undefined, used: this.onSite() };
    return [own, room].flatMap(({ limit, used }) => (limit === undefined ? [] : [{ limit, used }]));
  }

  private used(packageIds: PackageId[]): number {
    return packageIds.reduce((sum, id) => sum + this.of(id).taken + this.of(id).offered, 0);
  }

  private isOnSite(packageId: PackageId): boolean {
    return packageOf(this.edition.fees, packageId)?.mode === 'physical';
  }
}

/** Undefined for no numbers. */
function lowest(numbers: number[]): number | undefined {
  return numbers.length === 0 ? undefined : Math.min(...numbers);
}
