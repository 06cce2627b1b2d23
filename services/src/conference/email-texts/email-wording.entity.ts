import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EmailTexts } from '../../messaging/wordings/worded-email.js';

/** A version of the texts that organisers edited for a kind of email. */
@Entity('email_wordings')
export class EmailWording {
  @PrimaryColumn('uuid')
  editionId: string;

  @PrimaryColumn('text')
  kind: string;

  /** From 1. */
  @PrimaryColumn('integer')
  version: number;

  @Column('jsonb')
  texts: EmailTexts;

  @Column('timestamptz')
  savedAt: Date;

  @Column('uuid')
  savedBy: string;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'email_wordings.texts': EmailTexts;
  }
}
