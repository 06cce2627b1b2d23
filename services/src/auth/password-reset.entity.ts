import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one live reset of an account; gone once it is used. */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('bytea')
  tokenHash: Buffer;

  @Column('timestamptz')
  expiresAt: Date;
}
