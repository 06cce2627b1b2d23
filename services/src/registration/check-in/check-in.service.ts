import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { readPage } from '../../platform/lists/keyset.js';
import { attendees, countAttendees, findAttendee } from './attendees.read-model.js';
import type {
  Attendee,
  AttendeesPage,
  AttendeesQuery,
  NewArrival,
  RecordedArrival,
} from './check-in.schema.js';

const texts = defineTexts('server.registration.check-in', {
  notFound: 'This registration was not found. It may have been cancelled. Search again.',
  unpaid: 'This registration is not paid. Confirm that the person may enter.',
});

/** No row when another desk recorded the arrival at the same moment. */
const insertArrival = statement((p: { registrationId: string; at: Date; by: string }) =>
  db
    .insertInto('arrivals')
    .values({ registration_id: p.registrationId, arrived_at: p.at, recorded_by: p.by })
    .onConflict((conflict) => conflict.column('registration_id').doNothing())
    .returning('registration_id as id'),
);

const deleteArrivals = statement((p: { registrationId: string }) =>
  db
    .deleteFrom('arrivals')
    .where(({ eb, selectFrom }) =>
      eb(
        'registration_id',
        'in',
        selectFrom('registrations as r')
          .innerJoin('registrations as o', 'o.edition_id', 'r.edition_id')
          .select('o.id')
          .where('r.id', '=', p.registrationId)
          .where(({ or, eb: compare, ref }) =>
            or([compare('o.id', '=', ref('r.id')), compare('o.user_id', '=', ref('r.user_id'))]),
          ),
      ),
    )
    .returning('registration_id as id'),
);

/** The desk at the entrance. */
@Injectable()
export class CheckIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async list(query: AttendeesQuery): Promise<AttendeesPage> {
    const tx = this.dataSource.manager;
    const { rows, nextCursor } = await readPage(this.dataSource, attendees, query, query);
    const { fees } = await this.editions.current(tx);
    const onSite = fees.packages.filter(({ mode }) => mode === 'physical').map(({ id }) => id);
    const items = rows.map(({ id, name, packages, arrival }) => ({ id, name, packages, arrival }));
    return { items, nextCursor, counts: await countAttendees.one(tx, { onSite }) };
  }

  /**
   * Repeats change nothing, also of two desks at once: the first one is kept.
   * @throws AppError NOT_FOUND; CONFLICT for an unpaid registration that was not accepted
   */
  record(actorId: string, id: string, { acceptsUnpaid }: NewArrival): Promise<RecordedArrival> {
    return this.dataSource.transaction(async (tx) => {
      const attendee = await this.find(tx, id);
      if (attendee.arrival) return { attendee, isNew: false };
      if (!isPaid(attendee) && !acceptsUnpaid) throw new AppError(ErrorCode.CONFLICT, texts.unpaid);
      const arrival = { registrationId: id, at: this.clock.now(), by: actorId };
      const isNew = (await insertArrival.all(tx, arrival)).length > 0;
      if (isNew)
        await this.audit.record(tx, {
          actorId,
          action: 'registration.arrived',
          subject: { type: 'registration', id },
          after: isPaid(attendee) ? 'paid' : 'unpaid',
        });
      return { attendee: await this.find(tx, id), isNew };
    });
  }

  /** Repeats change nothing. @throws AppError NOT_FOUND */
  undo(actorId: string, id: string): Promise<Attendee> {
    return this.dataSource.transaction(async (tx) => {
      await this.find(tx, id);
      const deleted = await deleteArrivals.all(tx, { registrationId: id });
      await this.audit.recordAll(
        tx,
        deleted.map((arrival) => ({
          actorId,
          action: 'registration.arrival-undone',
          subject: { type: 'registration', id: arrival.id },
        })),
      );
      return this.find(tx, id);
    });
  }

  private async find(tx: EntityManager, id: string): Promise<Attendee> {
    const attendee = await findAttendee.first(tx, { id });
    if (!attendee) throw new AppError(ErrorCode.NOT_FOUND, texts.notFound);
    return attendee;
  }
}

const isPaid = ({ packages }: Attendee): boolean =>
  packages.every(({ payment }) => payment === 'completed');
