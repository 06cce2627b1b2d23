import type { OnProgress } from '@plenary/kit/api';
import { ProofForm } from '../../parts/proof-form';
import type { Payment } from '../../registration/payment.api';
import { usePaymentChange } from './payment-processing.api';
import { sendProof, type ProofKind } from './proof.api';
import { texts } from './texts';

interface SendProofProps {
  kind: ProofKind;
  payment: Payment;
  /** One has arrived already. */
  has: boolean;
}

/** The form of the receipt, or of a student's proof. */
export function SendProof({ kind, payment, has }: SendProofProps) {
  const { first, another, arrived, ...words } = texts.proofs[kind];
  const change = usePaymentChange(({ file, onProgress }: { file: File; onProgress: OnProgress }) =>
    sendProof(kind, payment.id, file, onProgress),
  );
  return (
    <ProofForm
      words={{ ...words, label: has ? another : first }}
      arrived={has && arrived}
      send={(file, onProgress) => change.mutateAsync({ file, onProgress })}
    />
  );
}
