import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Choice, NoticeKind } from './notice-kinds.js';

/** No row means never. */
@Entity('notice_choices')
export class NoticeChoice {
  @PrimaryColumn('text')
  kind: NoticeKind;

  @PrimaryColumn('uuid')
  userId: string;

  @Column('text')
  choice: Choice;
}

declare module '../database/column-types.js' {
  interface DeclaredColumns {
    'notice_choices.kind': NoticeKind;
  }
}
