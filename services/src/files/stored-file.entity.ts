import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A 'paper-copy' is what reviewers get of a 'paper'. */
export const filePurposes = ['cv', 'payment-proof', 'paper', 'paper-copy'] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** What is known of a file; its content lies in the store under a name that tells nothing. */
@Entity('files')
export class StoredFile {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  storageKey: string;

  /** As the uploader called it, without path and control characters. */
  @Column('text')
  name: string;

  /** Found in the content, whatever the uploader said. */
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
