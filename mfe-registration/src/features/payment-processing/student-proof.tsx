import { styled } from '@plenary/kit/ui';
import type { Payment } from '../../registration/payment.api';
import { SendProof } from './send-proof';
import { texts } from './texts';

const Text = styled('p')({ marginBlockEnd: 16 });

/** A student's proof, which the confirmation of the payment waits for. */
export function StudentProof({ payment }: { payment: Payment }) {
  const has = payment.studentProof === 'uploaded';
  const canUpload = !payment.registrationData.isMasked;
  return (
    <>
      {!has && <Text>{texts.studentProofText}</Text>}
      {canUpload && <SendProof kind="student" payment={payment} has={has} />}
    </>
  );
}
