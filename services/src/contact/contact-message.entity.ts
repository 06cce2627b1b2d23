import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LetterState } from '../letters/letter-state.js';

@Entity('contact_messages')
export class ContactMessage {
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
  state: LetterState;

  /** The organisers' own. */
  @Column('text', { nullable: true })
  note: string | null;
}
