import type { EntityManager } from 'typeorm';
import type { EditionSnapshot } from '../../conference/editions/edition.presenter.js';
import type { PackageId } from '../../conference/editions/fees.schema.js';
import type { Registration } from './registration.entity.js';

/** Whose offer from the waiting list may be used. */
export type PlaceTaker = Pick<Registration, 'userId' | 'browserHash'>;

/** Keeps registrations within the places of their packages. The capacity folder provides it. */
export abstract class Places {
  /**
   * Locks the places of a limited package until the transaction ends. Before the registration is
   * written, which refers to the locked row.
   */
  abstract lock(tx: EntityManager, edition: EditionSnapshot, packageId: PackageId): Promise<void>;

  /** For a written registration, after `lock`. @throws AppError SOLD_OUT */
  abstract take(
    tx: EntityManager,
    edition: EditionSnapshot,
    registration: Registration,
    taker: PlaceTaker,
  ): Promise<void>;

  /** Offers free places to the waiting list. */
  abstract freed(tx: EntityManager, editionId: string): Promise<void>;
}
