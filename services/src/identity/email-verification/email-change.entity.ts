import { Column, Entity, PrimaryColumn } from 'typeorm';

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
