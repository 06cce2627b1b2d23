import { useEdition } from '@plenary/kit/edition';
import { ExternalLink } from '@plenary/kit/ui';
import type { Payment } from '../../registration/payment.api';
import { SendProof } from './send-proof';
import { texts } from './texts';

/** The two ways of a receipt. Only the payer's own browser or account can upload it. */
export function Receipt({ payment }: { payment?: Payment }) {
  const { paymentsEmail } = useEdition().contact;
  const canUpload = payment && !payment.registrationData.isMasked;
  const subject = payment ? `?subject=${encodeURIComponent(payment.merchantReference)}` : '';
  return (
    <>
      {canUpload && <SendProof kind="receipt" payment={payment} has={payment.hasProof} />}
      <p>
        {payment ? (canUpload ? texts.orEmail : texts.byEmail) : texts.uploadLater}{' '}
        <ExternalLink href={`mailto:${paymentsEmail}${subject}`}>{paymentsEmail}</ExternalLink>{' '}
        {texts.receiptSubject}
      </p>
    </>
  );
}
