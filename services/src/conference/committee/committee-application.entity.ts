import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { InboxState } from '../inbox/inbox-states.js';

@Entity('committee_applications')
export class CommitteeApplication {
  @PrimaryColumn('uuid')
  id: string;

  @Column('bytea')
  contentHash: Buffer;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text')
  email: string;

  @Column('text')
  country: string;

  @Column('text')
  affiliation: string;

  @Column('uuid')
  cvFileId: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('text')
  state: InboxState;

  @Column('text', { nullable: true })
  note: string | null;
}
