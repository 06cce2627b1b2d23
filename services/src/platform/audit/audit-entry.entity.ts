import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Append-only: the application's role may not update or delete these rows. */
@Entity('audit_entries')
export class AuditEntry {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('timestamptz')
  at: Date;

  /** Null for anonymous callers and jobs. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text')
  action: string;

  @Column('text')
  subjectType: string;

  @Column('text')
  subjectId: string;

  @Column('text', { array: true })
  fields: string[];

  @Column('text', { nullable: true })
  beforeState: string | null;

  @Column('text', { nullable: true })
  afterState: string | null;

  @Column('text', { nullable: true })
  requestId: string | null;
}
