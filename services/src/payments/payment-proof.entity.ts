import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The receipt of a transfer, as its payer uploaded it. */
@Entity('payment_proofs')
export class PaymentProof {
  @PrimaryColumn('uuid')
  fileId: string;

  @Column('uuid')
  paymentId: string;
}
