import { useEdition } from '@plenary/kit/edition';
import { ExternalLink } from '@plenary/kit/ui';
import { ProofForm } from '../../parts/proof-form';
import type { Payment } from '../../registration/payment.api';
import { useProof } from './proof.api';
import { texts } from './texts';

/** The two ways of a receipt. Only the payer's own browser or account can upload it. */
export function Receipt({ payment }: { payment?: Payment }) {
  const { paymentsEmail } = useEdition().contact;
  const canUpload = payment && !payment.registrationData.isMasked;
  const subject = payment ? `?subject=${encodeURIComponent(payment.merchantReference)}` : '';
  return (
    <>
      {canUpload && <ReceiptForm payment={payment} />}
      <p>
        {payment ? (canUpload ? texts.orEmail : texts.byEmail) : texts.uploadLater}{' '}
        <ExternalLink href={`mailto:${paymentsEmail}${subject}`}>{paymentsEmail}</ExternalLink>{' '}
        {texts.receiptSubject}
      </p>
      {payment?.academicCategory === 'student' && <p>{texts.studentProof}</p>}
    </>
  );
}

function ReceiptForm({ payment }: { payment: Payment }) {
  const send = useProof(payment);
  const { first, another, arrived, ...words } = texts.receipt;
  return (
    <ProofForm
      words={{ ...words, label: payment.hasProof ? another : first }}
      arrived={payment.hasProof && arrived}
      send={send}
    />
  );
}
