import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RegistrationType } from '../../conference/editions/fees.js';
import type { AcademicCategory, PackageId } from '../../conference/editions/fees.schema.js';
import type { RegistrationStatus } from './registration-status.js';

@Entity('registrations')
export class Registration {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  editionId: string;

  /** Null for an anonymous registration, which belongs to a browser. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  /** Hash of the browser's cookie. */
  @Column('bytea', { nullable: true })
  browserHash: Buffer | null;

  /** Hash of all fields: recognises a repeated form without cookies. */
  @Column('bytea')
  contentHash: Buffer;

  @Column('uuid', { nullable: true })
  paperId: string | null;

  @Column('text')
  type: RegistrationType;

  @Column('text')
  academicCategory: AcademicCategory;

  @Column('text')
  packageId: PackageId;

  /** The price of the package and of the extras: the sum of the payment's lines. */
  @Column('integer')
  amountCents: number;

  /** The revision of the fee table that gave the amount. */
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

  @Column('uuid', { nullable: true })
  duplicateOf: string | null;

  /** The organiser who registered the person; null where the person did. */
  @Column('uuid', { nullable: true })
  registeredBy: string | null;

  @Column('timestamptz')
  createdAt: Date;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'registrations.package_id': PackageId;
  }
}
