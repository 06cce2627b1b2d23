import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RegistrationType } from '../editions/fees.js';
import type { AcademicCategory, PackageId } from '../editions/fees.schema.js';
import type { RegistrationStatus } from './registration-status.js';

@Entity('registrations')
export class Registration {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  editionId: string;

  /** Null while nobody signed in owns it: then it belongs to a browser. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  /** The hash of the cookie of the browser that made it. */
  @Column('bytea', { nullable: true })
  browserHash: Buffer | null;

  /** The hash of all that was typed: tells a repeat of a browser that keeps no cookie. */
  @Column('bytea')
  contentHash: Buffer;

  /** The accepted paper that a publication package publishes. */
  @Column('uuid', { nullable: true })
  paperId: string | null;

  @Column('text')
  type: RegistrationType;

  @Column('text')
  academicCategory: AcademicCategory;

  @Column('text')
  packageId: PackageId;

  @Column('integer')
  amountCents: number;

  /** The revision of the fee table that the amount comes from. */
  @Column('integer')
  feeRevision: number;

  @Column('text')
  title: string;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text')
  email: string;

  @Column('text')
  organization: string;

  @Column('text')
  position: string;

  @Column('text')
  country: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text')
  status: RegistrationStatus;

  /** The account's own registration, where this one came without sign-in from the same address. */
  @Column('uuid', { nullable: true })
  twinOf: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
