import { Column, Entity, PrimaryColumn } from 'typeorm';

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
}
