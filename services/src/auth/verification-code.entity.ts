import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one live code of an account; gone once it is used. */
@Entity('verification_codes')
export class VerificationCode {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('bytea')
  codeHash: Buffer;

  @Column('integer')
  triesLeft: number;

  @Column('timestamptz')
  expiresAt: Date;
}
