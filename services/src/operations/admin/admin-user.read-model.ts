import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { hasRight } from '../../platform/http/policy/rights.js';
import { Clock } from '../../platform/core/clock.js';
import { after } from '../../platform/core/time.js';
import { dollars } from '../../conference/editions/fees.js';
import {
  ADMIN_SESSION_LENGTH,
  SESSION_IDLE,
  SESSION_LENGTH,
} from '../../identity/sessions/sessions.service.js';
import type { AdminUserDetails } from './admin-user.schema.js';
import { type Expression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { moment } from '../../platform/core/sql-moment.js';
import { db } from '../../platform/database/db.js';
import { allOf, param } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { presentUserRow, userColumns } from '../../identity/admin/admin-users.query.js';
import type { PaperReader } from '../../platform/work/work.js';
import {
  conflictedSubjects,
  isHiddenFrom,
  paperReader,
} from '../../review/conflicts/conflicted-papers.read-model.js';
import { emailTemplates } from '../../messaging/templates/email-template.js';
import { namesOneOf } from '../../messaging/outbox/hidden-emails.js';
import { packageName } from '../../registration/registrations/package-name.read-model.js';
import { userNotFound } from '../../identity/users/users.errors.js';

const SHOWN = 50;

interface Asked extends PaperReader {
  id: string;
  readerSessionId: string;
  /** Lists sessions created after this; admin sessions last for a shorter time. */
  adminSessionsSince: Date;
  sessionsSince: Date;
  usedSince: Date;
  hiddenEmails: string[];
}

/** Their kinds tell of amounts, waivers and refunds. */
const emailsOfPayments = () =>
  emailTemplates()
    .filter(({ data }) => 'merchantReference' in data.shape || 'refundReference' in data.shape)
    .map(({ kind }) => kind);

/** Counts before the limit; repeated in each row. */
const total = () => sql<number>`count(*) OVER ()`.as('total');

const registrationsOf = (userId: Expression<string>) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('payments as p', 'p.registration_id', 'r.id')
    .select(({ ref }) => [
      'p.id',
      'p.merchant_reference as reference',
      'p.status as state',
      packageName().as('packageName'),
      'p.amount_cents as amountCents',
      moment(ref('p.created_at')).as('createdAt'),
      total(),
    ])
    .where('r.user_id', '=', userId)
    .orderBy('r.id', 'desc')
    .limit(SHOWN);

/** Hides decisions about papers that the reader has a conflict with until they are released. */
const papersOf = (userId: Expression<string>, reader: Asked) =>
  db
    .selectFrom('papers as p')
    .select(({ ref, case: when, and, eb }) => [
      'p.id',
      'p.title',
      moment(ref('p.created_at')).as('createdAt'),
      total(),
      when()
        .when(and([isHiddenFrom(reader), eb('p.status', '=', 'decision-recorded')]))
        .then('under-review')
        .else(ref('p.status'))
        .end()
        .as('status'),
    ])
    .where('p.owner_id', '=', userId)
    .orderBy('p.id', 'desc')
    .limit(SHOWN);

const sessionsOf = (user: { id: Expression<string>; role: Expression<string> }, p: Asked) =>
  db
    .selectFrom('sessions as s')
    .select(({ ref, eb }) => [
      's.id',
      moment(ref('s.created_at')).as('createdAt'),
      moment(ref('s.last_seen_at')).as('lastUsedAt'),
      's.device',
      eb('s.id', '=', p.readerSessionId).$castTo<boolean>().as('isCurrent'),
      total(),
    ])
    .where('s.user_id', '=', user.id)
    .where('s.ended_at', 'is', null)
    .where('s.last_seen_at', '>', p.usedSince)
    .where('s.created_at', '>', ({ case: when }) =>
      when(user.role)
        .when('admin')
        .then(param(p.adminSessionsSince, 'timestamptz'))
        .else(param(p.sessionsSince, 'timestamptz'))
        .end(),
    )
    .orderBy('s.last_seen_at', 'desc')
    .limit(SHOWN);

/** Without those about papers that the reader has a conflict with, and about payments that are hidden from them. */
const emailsTo = (address: Expression<string>, reader: Asked) =>
  db
    .selectFrom('outgoing_emails as m')
    .select(({ ref }) => [
      'm.id',
      'm.kind',
      'm.status as state',
      'm.last_error as reason',
      moment(ref('m.created_at')).as('createdAt'),
      moment(ref('m.sent_at')).as('sentAt'),
      total(),
    ])
    .where('m.recipient', '=', address)
    .where('m.kind', '<>', allOf(reader.hiddenEmails))
    .where(({ not }) => not(namesOneOf(sql`ARRAY(${conflictedSubjects(reader)})`)))
    .orderBy('m.created_at', 'desc')
    .limit(SHOWN);

/** Reads users, sessions, papers, registrations, payments and outgoing_emails in one statement. */
export const findUserDetails = statement((p: Asked) =>
  db
    .selectFrom('users as u')
    .leftJoin('two_factor_secrets as t', 't.user_id', 'u.id')
    .select(userColumns)
    .select(({ ref }) => [
      moment(ref('t.confirmed_at')).as('twoFactorSince'),
      jsonArrayFrom(registrationsOf(ref('u.id'))).as('registrations'),
      jsonArrayFrom(papersOf(ref('u.id'), p)).as('papers'),
      jsonArrayFrom(sessionsOf({ id: ref('u.id'), role: ref('u.role') }, p)).as('sessions'),
      jsonArrayFrom(emailsTo(ref('u.email'), p)).as('emails'),
    ])
    .where('u.id', '=', p.id),
);

@Injectable()
export class AdminUserQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError NOT_FOUND */
  async read(admin: AuthenticatedUser, id: string): Promise<AdminUserDetails> {
    const ago = (span: number) => after(this.clock.now(), -span);
    const mayReadPayments = hasRight(admin, 'payments:read');
    const details = await findUserDetails.first(this.dataSource, {
      id,
      ...paperReader(admin),
      readerSessionId: admin.sessionId,
      adminSessionsSince: ago(ADMIN_SESSION_LENGTH),
      sessionsSince: ago(SESSION_LENGTH),
      usedSince: ago(SESSION_IDLE),
      hiddenEmails: mayReadPayments ? [] : emailsOfPayments(),
    });
    if (!details) throw userNotFound();
    const { twoFactorSince, registrations, papers, sessions, emails, ...user } = details;
    return {
      ...presentUserRow(user),
      twoFactorSince,
      registrations: registrations.map(({ reference, state, amountCents, ...registration }) => ({
        ...registration,
        isSettled: state === 'completed',
        payment: mayReadPayments ? { reference, state, amount: dollars(amountCents) } : null,
      })),
      papers,
      sessions,
      emails,
      counts: {
        registrations: totalOf(registrations),
        papers: totalOf(papers),
        sessions: totalOf(sessions),
        emails: totalOf(emails),
      },
    };
  }
}

function totalOf(rows: { total: number }[]): number {
  return rows[0]?.total ?? 0;
}
