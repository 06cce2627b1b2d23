import { emailLink, useEdition } from '@plenary/kit/edition';
import { ExternalLink, styled } from '@plenary/kit/ui';
import type { Payment } from '../../shared/registrations/payments.api';
import { useUploadProof, type ProofKind } from './payment-processing.api';
import { ProofForm } from './proof-form';
import { texts } from './texts';

const Paragraph = styled('p')({ marginBlockEnd: 16 });

/** Only the payer's account or browser can upload. */
export function PaymentProof({ payment }: { payment: Payment }) {
  const { paymentsEmail } = useEdition().contact;
  const canUpload = !payment.registrationData.isMasked;
  return (
    <>
      {canUpload && (
        <ProofUpload kind="payment" payment={payment} isUploaded={payment.hasPaymentProof} />
      )}
      <p>
        {canUpload ? texts.orEmail : texts.byEmail}{' '}
        <ExternalLink href={emailLink(paymentsEmail, payment.merchantReference)}>
          {paymentsEmail}
        </ExternalLink>
      </p>
    </>
  );
}

export function StudentProof({ payment }: { payment: Payment }) {
  const isUploaded = payment.studentProof === 'uploaded';
  const canUpload = !payment.registrationData.isMasked;
  return (
    <>
      {!isUploaded && <Paragraph>{texts.studentProofText}</Paragraph>}
      {canUpload && <ProofUpload kind="student" payment={payment} isUploaded={isUploaded} />}
    </>
  );
}

/** Optional: finance can know the country from elsewhere. */
export function CountryProof({ payment }: { payment: Payment }) {
  return (
    <>
      <Paragraph>{texts.countryProofText}</Paragraph>
      <ProofUpload kind="country" payment={payment} isUploaded={payment.hasCountryProof === true} />
    </>
  );
}

interface ProofUploadProps {
  kind: ProofKind;
  payment: Payment;
  isUploaded: boolean;
}

function ProofUpload({ kind, payment, isUploaded }: ProofUploadProps) {
  const upload = useUploadProof(kind, payment.id);
  return (
    <ProofForm
      words={texts.proofs[kind]}
      isUploaded={isUploaded}
      upload={(file, sending) => upload.mutateAsync({ file, sending })}
    />
  );
}
