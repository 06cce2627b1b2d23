import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Choice, NoticeKind } from './notice-kinds.js';

/** What an organiser will be told: deleted in the transaction that adds the email. */
@Entity('notices')
export class Notice {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  kind: NoticeKind;

  @Column('uuid')
  subjectId: string;

  /** When it happened: a later choice is for later events. */
  @Column('text')
  choice: Exclude<Choice, 'never'>;

  @Column('timestamptz')
  at: Date;
}

declare module '../database/column-types.js' {
  interface DeclaredColumns {
    'notices.kind': NoticeKind;
  }
}
