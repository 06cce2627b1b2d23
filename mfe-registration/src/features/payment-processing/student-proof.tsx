import type { Payment } from '../../registration/payment.api';
import { SendProof } from './send-proof';
import { texts } from './texts';

/** A student's proof, which the confirmation of the payment waits for. */
export function StudentProof({ payment }: { payment: Payment }) {
  const has = payment.studentProof === 'uploaded';
  const canUpload = !payment.registrationData.isMasked;
  return (
    <>
      {!has && <p>{texts.studentProofText}</p>}
      {canUpload && <SendProof kind="student" payment={payment} has={has} />}
    </>
  );
}
