import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ProofKind = 'receipt' | 'student';

/** What a payer uploaded for finance to look at. */
@Entity('payment_proofs')
export class PaymentProof {
  @PrimaryColumn('uuid')
  fileId: string;

  @Column('uuid')
  paymentId: string;

  /** The receipt of a transfer, or the proof that the payer is a student. */
  @Column('text')
  kind: ProofKind;
}
