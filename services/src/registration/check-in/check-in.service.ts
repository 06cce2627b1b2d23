import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { readPage } from '../../platform/lists/keyset.js';
import * as sql from './arrivals.sql.js';
import {
  attendees,
  countAttendees,
  deviceListEnd,
  findAttendee,
  listForDevice,
} from './attendees.read-model.js';
import type {
  Attendee,
  AttendeesPage,
  AttendeesQuery,
  ChangeOutcome,
  DeviceList,
  NewChange,
  NewChanges,
} from './check-in.schema.js';
import { atOfServer, firstArrival } from './first-arrival.js';
import { WalkIns } from './walk-ins.js';

const texts = defineTexts('server.registration.check-in', {
  notFound: 'This registration was not found. It may have been cancelled. Search again.',
  unpaid: 'This registration is not paid. Confirm that the person may enter.',
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** The desk at the entrance. */
@Injectable()
export class CheckIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly walkIns: WalkIns,
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

  async deviceList(): Promise<DeviceList> {
    const tx = this.dataSource.manager;
    const { fees } = await this.editions.current(tx);
    const packages = fees.packages
      .filter(({ needsAcceptedPaper }) => !needsAcceptedPaper)
      .map(({ id, name }) => ({ id, name }));
    const atLeast = new Date(this.clock.now().getTime() + DAY_MS);
    const { at } = await deviceListEnd.one(tx, { atLeast });
    return { keptUntil: at.toISOString(), packages, attendees: await listForDevice.all(tx) };
  }

  /** Each change by itself: a refused one keeps none of the others. */
  async apply(actor: AuthenticatedUser, { sentAt, changes }: NewChanges): Promise<ChangeOutcome[]> {
    const now = this.clock.now();
    const outcomes: ChangeOutcome[] = [];
    for (const change of changes)
      outcomes.push(await this.tried(actor, change, atOfServer(change.at, sentAt, now)));
    return outcomes;
  }

  private async tried(
    actor: AuthenticatedUser,
    change: NewChange,
    at: Date,
  ): Promise<ChangeOutcome> {
    try {
      return await this.dataSource.transaction((tx) => this.change(tx, actor, change, at));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const isUnpaid = error.message === texts.unpaid;
      const { id } = change;
      return { id, result: 'refused', attendee: null, refusal: error.message, isUnpaid };
    }
  }

  /** @throws AppError NOT_FOUND; CONFLICT for an unpaid registration that was not accepted; as WalkIns.register */
  private async change(
    tx: EntityManager,
    actor: AuthenticatedUser,
    change: NewChange,
    at: Date,
  ): Promise<ChangeOutcome> {
    await sql.lockChange.run(tx, { id: change.id });
    const made = await sql.findChange.first(tx, { id: change.id });
    const registrationId = made?.registrationId ?? (await this.subjectOf(tx, actor, change));
    await sql.lockPerson.run(tx, { registrationId });
    const before = await this.find(tx, registrationId);
    if (!made) {
      const isAccepted = change.kind !== 'arrival' || change.acceptsUnpaid;
      if (!before.arrival && !isPaid(before) && !isAccepted)
        throw new AppError(ErrorCode.CONFLICT, texts.unpaid);
      await sql.insertChange.run(tx, {
        id: change.id,
        registrationId,
        kind: change.kind === 'undo' ? 'undo' : 'arrival',
        at: await this.after(tx, change.follows, at),
        receivedAt: this.clock.now(),
        actorId: actor.id,
        paidAtDesk: change.kind === 'walk-in' ? change.isPaidAtDesk : null,
      });
    }
    const first = firstArrival(await sql.findChanges.all(tx, { registrationId }));
    if (!made) await this.follow(tx, actor, before, registrationId, first);
    const result = !first ? 'undone' : first.id === change.id ? 'recorded' : 'known';
    const attendee = await this.find(tx, registrationId);
    return { id: change.id, result, attendee, refusal: null, isUnpaid: false };
  }

  private async subjectOf(
    tx: EntityManager,
    actor: AuthenticatedUser,
    change: NewChange,
  ): Promise<string> {
    if (change.kind === 'walk-in') return this.walkIns.register(tx, actor, change);
    return change.attendeeId;
  }

  /** A device counts on its order where it has no answer to the change before. */
  private async after(tx: EntityManager, id: string | null, at: Date): Promise<Date> {
    const before = id && (await sql.findChange.first(tx, { id }));
    return before && before.at >= at ? new Date(before.at.getTime() + 1) : at;
  }

  /** The person's arrival after a change. */
  private async follow(
    tx: EntityManager,
    { id: actorId }: AuthenticatedUser,
    before: Attendee,
    registrationId: string,
    first: ReturnType<typeof firstArrival>,
  ): Promise<void> {
    const [deleted] = await sql.deleteArrivals.all(tx, { registrationId });
    const id = deleted?.id ?? registrationId;
    if (first)
      await sql.insertArrival.run(tx, { registrationId: id, at: first.at, by: first.actorId });
    const subject = { type: 'registration', id } as const;
    if (deleted && !first)
      await this.audit.record(tx, { actorId, action: 'registration.arrival-undone', subject });
    if (!deleted && first)
      await this.audit.record(tx, {
        actorId,
        action: 'registration.arrived',
        subject,
        after: isPaid(before) ? 'paid' : 'unpaid',
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
