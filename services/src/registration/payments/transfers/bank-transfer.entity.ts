import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Also called an unmatched payment. */
@Entity('bank_transfers')
export class BankTransfer {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  editionId: string;

  @Column('integer')
  amountCents: number;

  /** Neither matched nor returned. */
  @Column('integer')
  openCents: number;

  @Column('date')
  valueDate: string;

  @Column('text')
  bankTransactionId: string;

  @Column('text')
  sender: string;

  /** Can contain a reference. */
  @Column('text')
  remittance: string;

  @Column('text')
  source: 'admin' | 'import' | 'gateway';

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  createdAt: Date;
}
