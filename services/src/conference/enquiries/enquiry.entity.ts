import type { CONTACT_CATEGORIES } from './contact-categories.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { InboxState } from '../inbox/inbox-states.js';

@Entity('enquiries')
export class Enquiry {
  @PrimaryColumn('uuid')
  id: string;

  @Column('bytea')
  contentHash: Buffer;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('text')
  subject: string;

  @Column('text')
  category: string;

  @Column('text')
  message: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('text')
  state: InboxState;

  @Column('text', { nullable: true })
  note: string | null;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'enquiries.category': (typeof CONTACT_CATEGORIES)[number];
  }
}
