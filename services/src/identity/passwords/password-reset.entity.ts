import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('password_resets')
export class PasswordReset {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('bytea')
  tokenHash: Buffer;

  @Column('timestamptz')
  expiresAt: Date;
}
