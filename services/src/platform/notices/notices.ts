import { Injectable } from '@nestjs/common';
import { type Expression, type QueryCreator, sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { Clock } from '../core/clock.js';
import { db } from '../database/db.js';
import { notify, param } from '../database/expressions.js';
import type { Database } from '../database/schema.gen.js';
import { statement } from '../database/statement.js';
import { NoticeChoice } from './notice-choice.entity.js';
import type { Choice, NoticeKind } from './notice-kinds.js';
import { Notice } from './notice.entity.js';

export const NOTICES_CHANNEL = 'notices';

interface NewNotice {
  /** Null for none. */
  kind: NoticeKind | null;
  subjectId: string;
  at: Date;
}

/** For each organiser who chose the kind. Part of statements that write more. @param isDue whether there is one */
export const noticing = (
  db: QueryCreator<Database>,
  p: NewNotice,
  isDue: Expression<boolean> = sql.lit(true),
) =>
  db
    .insertInto('notices')
    .columns(['user_id', 'kind', 'subject_id', 'choice', 'at'])
    .expression(
      db
        .selectFrom('notice_choices as c')
        .select(({ ref }) => [
          'c.user_id',
          'c.kind',
          param(p.subjectId, 'uuid').as('subject_id'),
          ref('c.choice').$castTo<Exclude<Choice, 'never'>>().as('choice'),
          param(p.at, 'timestamptz').as('at'),
        ])
        .where('c.kind', '=', param(p.kind as NoticeKind, 'text'))
        .where(isDue)
        .where('c.choice', '<>', 'never'),
    )
    .returning(notify(NOTICES_CHANNEL).as('notified'));

const addNotices = statement((p: NewNotice) => noticing(db, p));

/** Called in the transaction of an event, so that a notice is neither lost nor sent without it. */
@Injectable()
export class Notices {
  constructor(private readonly clock: Clock) {}

  /** @param subjectId of the paper, payment, enquiry, visa request or email */
  async add(tx: EntityManager, kind: NoticeKind, subjectId: string): Promise<void> {
    await addNotices.run(tx, { kind, subjectId, at: this.clock.now() });
  }

  /** The kinds that the organiser has chosen about; `never` for all others. */
  async chosen(tx: EntityManager, userId: string): Promise<Map<NoticeKind, Choice>> {
    const rows = await tx.findBy(NoticeChoice, { userId });
    return new Map(rows.map(({ kind, choice }) => [kind, choice]));
  }

  async choose(tx: EntityManager, chosen: NoticeChoice): Promise<void> {
    await tx.upsert(NoticeChoice, chosen, ['kind', 'userId']);
  }

  /** Choices, and notices that are not sent yet. */
  async forget(tx: EntityManager, userId: string): Promise<void> {
    await tx.delete(NoticeChoice, { userId });
    await tx.delete(Notice, { userId });
  }
}
