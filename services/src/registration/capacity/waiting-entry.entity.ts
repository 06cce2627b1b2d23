import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AcademicCategory, PackageId } from '../../conference/editions/fees.schema.js';
import type { WaitingStatus } from './waiting-status.js';

@Entity('waiting_entries')
export class WaitingEntry {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  editionId: string;

  @Column('text')
  packageId: PackageId;

  @Column('text')
  academicCategory: AcademicCategory;

  /** The account that joined the list. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('text')
  status: WaitingStatus;

  @Column('bytea')
  tokenHash: Buffer;

  @Column('bytea', { nullable: true })
  offerHash: Buffer | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  offeredAt: Date | null;

  /** When the offer ends. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  /** The account that pressed "Take this place". */
  @Column('uuid', { nullable: true })
  claimedBy: string | null;

  /** Hash of the cookie of the browser that pressed it. */
  @Column('bytea', { nullable: true })
  claimedBrowser: Buffer | null;

  @Column('uuid', { nullable: true })
  registrationId: string | null;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'waiting_entries.package_id': PackageId;
  }
}
