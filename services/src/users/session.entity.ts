import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('sessions')
export class Session {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  lastSeenAt: Date;

  /** "Firefox on Android", as the browser named itself; null when it did not. */
  @Column('text', { nullable: true })
  device: string | null;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
