import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Of the transfer, of being a student, or of the country that the fee depends on. */
export const PROOF_KINDS = ['payment', 'student', 'country'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

@Entity('payment_proofs')
export class PaymentProof {
  @PrimaryColumn('uuid')
  fileId: string;

  @Column('uuid')
  paymentId: string;

  @Column('text')
  kind: ProofKind;
}
