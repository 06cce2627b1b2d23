import { Column, Entity, PrimaryColumn } from 'typeorm';

/** 'paper-copy' is the reviewers' copy of a 'paper', 'paper-agreement' a signed form. */
export const filePurposes = [
  'cv',
  'payment-proof',
  'paper',
  'paper-copy',
  'paper-agreement',
] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** Metadata; the content is in the store under a random name. */
@Entity('files')
export class StoredFile {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  storageKey: string;

  /** The uploaded name, without path and control characters. */
  @Column('text')
  name: string;

  /** Detected from the content. */
  @Column('text')
  type: string;

  @Column('integer')
  bytes: number;

  @Column('bytea')
  sha256: Buffer;

  @Column('text')
  purpose: FilePurpose;

  @Column('timestamptz')
  createdAt: Date;
}
