import { Injectable } from '@nestjs/common';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { DataSource } from 'typeorm';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { packageName as nameOf } from '../../conference/editions/fees.js';
import { packageIdSchema } from '../../conference/editions/fees.schema.js';
import { holdOf } from '../../identity/accounts/act-on-hold.read-model.js';
import { countIf } from '../../platform/database/expressions.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { contains, list, readPage, type RowOf } from '../../platform/lists/keyset.js';
import type { Page } from '../../platform/lists/page.js';
import { PlaceCounts } from '../capacity/place-counts.js';
import { entryNotFound } from '../capacity/waiting-list.errors.js';
import type { AdminPlaces, WaitingListQuery, WaitingPerson } from './admin-waiting-list.schema.js';

const query = db
  .selectFrom('waiting_entries as w')
  .select(({ ref }) => [
    'w.id',
    'w.status',
    'w.name',
    'w.email',
    'w.package_id as registrationPackage',
    'w.academic_category as academicCategory',
    'w.created_at as createdAt',
    'w.offered_at as offeredAt',
    'w.expires_at as expiresAt',
    jsonObjectFrom(holdOf('waiting-entry', ref('w.id'))).as('hold'),
  ]);

const entries = list({
  query,
  id: 'w.id',
  sorts: { createdAt: { column: 'w.created_at', type: 'timestamptz' } },
  where: (
    { eb, ref },
    { status, package: packageId, q }: Pick<WaitingListQuery, 'status' | 'package' | 'q'>,
  ) => [
    eb('w.edition_id', '=', currentEditionId),
    status && eb('w.status', '=', status),
    packageId && eb('w.package_id', '=', packageId),
    q && contains(ref('w.search_text').$castTo<string>(), q.toLowerCase()),
  ],
});

const findEntry = statement((p: { id: string }) => query.where('w.id', '=', p.id));

const countOpen = statement(() =>
  db
    .selectFrom('waiting_entries')
    .select(({ eb }) => [
      countIf(eb('status', '=', 'waiting')).as('waiting'),
      countIf(eb('status', '=', 'offered')).as('offered'),
    ])
    .where('edition_id', '=', currentEditionId),
);

@Injectable()
export class AdminWaitingListQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
  ) {}

  async places(): Promise<AdminPlaces> {
    const tx = this.dataSource.manager;
    const edition = await this.editions.current(tx);
    const counts = await PlaceCounts.read(tx, edition);
    const { onSite, packages } = edition.document.places;
    return {
      packages: packageIdSchema.options.map((id) => {
        const { taken, offered, waiting } = counts.of(id);
        const places = { capacity: packages[id] ?? null, used: taken + offered };
        const name = { registrationPackage: id, packageName: nameOf(edition.fees, id) };
        return { ...name, ...places, taken, offered, waiting };
      }),
      onSite: { capacity: onSite ?? null, used: counts.onSite() },
    };
  }

  async list(query: WaitingListQuery): Promise<Page<WaitingPerson, Record<string, number>>> {
    const { fees } = await this.editions.current(this.dataSource.manager);
    const { rows, nextCursor } = await readPage(this.dataSource, entries, query, query);
    const counts = await countOpen.one(this.dataSource);
    const items = rows.map((row) => present(row, nameOf(fees, row.registrationPackage)));
    return { items, nextCursor, counts };
  }

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<WaitingPerson> {
    const found = await findEntry.first(this.dataSource, { id });
    if (!found) throw entryNotFound();
    const { fees } = await this.editions.current(this.dataSource.manager);
    return present(found, nameOf(fees, found.registrationPackage));
  }
}

function present(row: RowOf<typeof entries>, packageName: string): WaitingPerson {
  const { createdAt, offeredAt, expiresAt, ...rest } = row;
  return {
    ...rest,
    packageName,
    createdAt: createdAt.toISOString(),
    offeredAt: offeredAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
