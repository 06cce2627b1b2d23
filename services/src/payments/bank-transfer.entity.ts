import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Money on the bank's statement whose payment was not known when it was recorded. */
@Entity('bank_transfers')
export class BankTransfer {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  editionId: string;

  @Column('integer')
  amountCents: number;

  /** What is neither matched with a payment nor given back. */
  @Column('integer')
  openCents: number;

  /** The day on the statement. */
  @Column('date')
  valueDate: string;

  @Column('text')
  bankTransactionId: string;

  @Column('text')
  sender: string;

  /** What the sender wrote, perhaps with a reference in it. */
  @Column('text')
  remittance: string;

  @Column('text')
  source: 'admin' | 'import';

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  createdAt: Date;
}
