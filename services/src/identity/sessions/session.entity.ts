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

  @Column('text', { nullable: true })
  device: string | null;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
