import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one change of address that waits for its confirmation; gone once it is used. */
@Entity('email_changes')
export class EmailChange {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('text')
  newEmail: string;

  @Column('bytea')
  tokenHash: Buffer;

  @Column('timestamptz')
  expiresAt: Date;
}
