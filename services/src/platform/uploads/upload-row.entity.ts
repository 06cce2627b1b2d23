import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file that arrives in several requests. */
@Entity('uploads')
export class UploadRow {
  @PrimaryColumn('uuid')
  ownerId: string;

  /** Chosen by the browser. */
  @PrimaryColumn('uuid')
  id: string;

  /** Null once the file is used. */
  @Column('smallint', { nullable: true })
  slot: number | null;

  /** Of the registry of purposes. */
  @Column('text')
  purpose: string;

  /** Of the purpose, such as a paper. */
  @Column('uuid')
  subjectId: string;

  @Column('text')
  name: string;

  /** Of the whole file, as announced. */
  @Column('integer')
  bytes: number;

  @Column('integer')
  received: number;

  /** Keys of the store, in the order of the content. */
  @Column('text', { array: true })
  parts: string[];

  /** The request that writes. */
  @Column('uuid', { nullable: true })
  lockedBy: string | null;

  @Column('timestamptz', { nullable: true })
  lockedUntil: Date | null;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
