import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('two_factor_secrets')
export class TwoFactorSecret {
  @PrimaryColumn('uuid')
  userId: string;

  /** Encrypted. */
  @Column('bytea')
  secret: Buffer;

  /** Null until the first correct code; until then login needs no second factor. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** The newest used time step; it and older ones are rejected. */
  @Column('integer')
  lastTimeStep: number;
}
