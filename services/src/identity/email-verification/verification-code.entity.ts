import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('verification_codes')
export class VerificationCode {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('bytea')
  codeHash: Buffer;

  @Column('timestamptz')
  expiresAt: Date;
}
