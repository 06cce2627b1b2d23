import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PackageId } from '../../conference/editions/fees.schema.js';
import type { StoredInvoice } from '../invoices/invoice-details.schema.js';

/** Registrations that one payer pays for. */
@Entity('registration_groups')
export class Group {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  editionId: string;

  @Column('uuid')
  payerId: string;

  /** The organiser who opened it for the payer; null where the payer did. */
  @Column('uuid', { nullable: true })
  openedBy: string | null;

  /** C25-7K4MQ-2XHPD, in transfers for all of its payments. */
  @Column('text')
  merchantReference: string;

  @Column('text')
  organization: string;

  @Column('jsonb')
  invoice: StoredInvoice;

  /** Where invoices and reminders go. Null once it is erased. */
  @Column('text', { nullable: true })
  invoiceEmail: string | null;

  @Column('integer')
  peopleLimit: number;

  /** That it pays for. Empty: all. */
  @Column('text', { array: true })
  packages: PackageId[];

  /** The end of joining; null without one. */
  @Column('timestamptz', { nullable: true })
  closesAt: Date | null;

  /** Of the invitation. Null once it is erased. */
  @Column('text', { nullable: true })
  token: string | null;

  /** Of its last invoice or pro forma invoice; 0 before. */
  @Column('smallint', { default: 0 })
  round: number;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  createdAt: Date;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'registration_groups.invoice': StoredInvoice;
  }
}
