import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../auth/current-user.js';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/common.errors.js';
import { after } from '../common/time.js';
import { dollars } from '../editions/fees.js';
import { ADMIN_SESSION_LENGTH, SESSION_IDLE, SESSION_LENGTH } from '../users/sessions.service.js';
import { ADMIN_USER } from './admin-user.sql.js';
import { presentUserRow, type UserRecord } from './admin-users.query.js';
import type { AdminUserDetails } from './admin-users.schema.js';

type Listed<Kind extends keyof AdminUserDetails['counts']> = (AdminUserDetails[Kind][number] & {
  total: number;
})[];

type Details = UserRecord & {
  secondStepSince: string | null;
  registrations: (Listed<'registrations'>[number] & { amountCents: number })[];
  papers: Listed<'papers'>;
  sessions: Listed<'sessions'>;
  mails: Listed<'mails'>;
};

@Injectable()
export class AdminUserQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError NOT_FOUND */
  async read(admin: SignedInUser, id: string): Promise<AdminUserDetails> {
    const ago = (span: number) => after(this.clock.now(), -span);
    const lives = [ago(ADMIN_SESSION_LENGTH), ago(SESSION_LENGTH), ago(SESSION_IDLE)];
    const [details] = await this.dataSource.query<Details[]>(ADMIN_USER, [
      id,
      admin.id,
      admin.sessionId,
      ...lives,
    ]);
    if (!details) throw notFound('This user');
    const { secondStepSince, registrations, papers, sessions, mails, ...user } = details;
    return {
      ...presentUserRow(user),
      secondStepSince,
      registrations: registrations.map(({ amountCents, ...registration }) => ({
        ...registration,
        amount: dollars(amountCents),
      })),
      papers,
      sessions,
      mails,
      counts: {
        registrations: totalOf(registrations),
        papers: totalOf(papers),
        sessions: totalOf(sessions),
        mails: totalOf(mails),
      },
    };
  }
}

function totalOf(rows: { total: number }[]): number {
  return rows[0]?.total ?? 0;
}
