import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Of the transfer, or of being a student. */
export const PROOF_KINDS = ['payment', 'student'] as const;
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
