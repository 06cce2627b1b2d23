import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('second_steps')
export class SecondStep {
  @PrimaryColumn('uuid')
  userId: string;

  /** The shared secret of the authenticator app, sealed. */
  @Column('bytea')
  secret: Buffer;

  /** Null until the first code was right: so long it asks nobody for anything. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** The newest step of time whose code was used; it and older ones are refused. */
  @Column('integer')
  lastTimeStep: number;
}
