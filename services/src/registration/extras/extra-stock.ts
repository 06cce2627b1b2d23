import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import type { EditionSnapshot } from '../../conference/editions/edition.presenter.js';
import { LIVE_REGISTRATION_STATUSES } from '../registrations/registration-status.js';
import { soldOut } from './extras.errors.js';
import type { Line } from './price-line.entity.js';

const lockExtra = statement((p: { extra: string }) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${p.extra}, 0))`.as('locked')),
);

/** Lines of ended registrations do not count, which frees their extras. */
const countSold = statement((p: { editionId: string }) =>
  db
    .selectFrom('price_lines as l')
    .innerJoin('payments as p', 'p.id', 'l.payment_id')
    .innerJoin('registrations as r', 'r.id', 'p.registration_id')
    .select(['l.item', count().as('sold')])
    .where('r.edition_id', '=', p.editionId)
    .where('r.status', 'in', LIVE_REGISTRATION_STATUSES)
    .where('l.kind', '=', 'extra')
    .groupBy('l.item'),
);

@Injectable()
export class ExtraStock {
  /** How often each extra is sold, by its id. */
  async sold(tx: EntityManager, editionId: string): Promise<Map<string, number>> {
    const rows = await countSold.all(tx, { editionId });
    return new Map(rows.map(({ item, sold }) => [item, sold]));
  }

  /**
   * Locks each limited extra until the transaction ends, so that its last one is sold once. The
   * lines must be written in the same transaction.
   * @throws AppError SOLD_OUT
   */
  async take(tx: EntityManager, edition: EditionSnapshot, lines: readonly Line[]): Promise<void> {
    const limited = limitedOf(edition, lines);
    // In one order, so that two buyers of the same extras never wait for each other.
    for (const { id } of limited) await lockExtra.run(tx, { extra: `extra ${edition.id} ${id}` });
    await this.check(tx, edition, lines);
  }

  /** @throws AppError SOLD_OUT */
  async check(tx: EntityManager, edition: EditionSnapshot, lines: readonly Line[]): Promise<void> {
    const limited = limitedOf(edition, lines);
    if (limited.length === 0) return;
    const sold = await this.sold(tx, edition.id);
    const gone = limited.find(({ id, quantity = 0 }) => (sold.get(id) ?? 0) >= quantity);
    if (gone) throw soldOut(gone.name);
  }
}

function limitedOf({ document }: EditionSnapshot, lines: readonly Line[]) {
  return document.extras
    .filter(({ id, quantity }) => quantity !== undefined && lines.some(({ item }) => item === id))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}
