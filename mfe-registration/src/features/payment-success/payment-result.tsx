import { emailLink, useEdition } from '@plenary/kit/edition';
import { Alert, ExternalLink, PageHeader, Spinner, styled, typeSizes } from '@plenary/kit/ui';
import { lazy, Suspense } from 'react';
import { CountryState } from '../../shared/bands/country-state';
import { Columns } from '../../shared/layout/columns';
import { useOnlinePayment } from '../../shared/online/online.api';
import { CorrectRegistrant } from '../../shared/registrations/correct-registrant';
import { DocumentButton } from '../../shared/registrations/document-button';
import { Invoice } from '../../shared/registrations/invoice';
import { Invoices } from '../../shared/registrations/invoices';
import { JoinOnline } from '../../shared/registrations/join-online';
import {
  PREVIOUS_REGISTRATION,
  type Payer,
  type PaymentDetails,
} from '../../shared/registrations/navigation-state';
import type { Payment } from '../../shared/registrations/payments.api';
import { AnswerQuestions, QuestionsToAnswer } from '../../shared/extras/answer-questions';
import { CreditNotes } from './credit-notes';
import { EndedPayment, isEnded } from './ended-payment';
import { NextSteps } from './next-steps';
import { OnlineConfirmation } from './online-confirmation';
import { PaymentFacts } from './payment-facts';
import { RefundUnderWay } from './refund-under-way';
import { texts } from './texts';
import { useSendConfirmation } from './use-send-confirmation';

/** Few payments belong to a group. */
const PaidByGroup = lazy(() => import('../../shared/groups/paid-by-group'));

const Lead = styled('p')({ fontSize: typeSizes.lead, lineHeight: 1.5 });
const Receipt = styled('div')({ marginBlockStart: 24 });

interface PaymentResultProps {
  details: PaymentDetails;
  payer?: Payer;
  isMasked: boolean;
  current?: Payment;
  isPayerKnown: boolean;
  urlTransactionId: string;
}

export function PaymentResult(props: PaymentResultProps) {
  const { details, payer, current } = props;
  useSendConfirmation(details, payer);
  const { online, isLoading } = useOnlinePayment(current);

  const { status } = details;
  // Back from a payment page.
  if (isLoading && props.urlTransactionId) return <Spinner label={texts.loading} />;
  if (isEnded(status)) return <EndedPayment {...props} status={status} />;

  const attempt = online?.attempt;
  const isWaiting = attempt?.status === 'open' && status === 'pending';
  const isPrevious = details.paymentGateway === PREVIOUS_REGISTRATION;
  const isAuthor = (details.registrationType ?? payer?.registrationType) === 'author';
  return (
    <>
      <PageHeader
        title={isPrevious ? texts.alreadyRegistered : texts.thankYou}
        trail={[{ label: texts.title }]}
      >
        <Lead>{status === 'completed' ? texts.confirmed : texts.processing}</Lead>
        {isPrevious && (
          <Alert severity="info">
            {status === 'pending' ? texts.alreadyPendingNote : texts.alreadyNote}
          </Alert>
        )}
      </PageHeader>
      {current && attempt && <OnlineConfirmation payment={current} attempt={attempt} />}
      {current?.group && (
        <Suspense>
          <PaidByGroup payment={current} group={current.group} />
        </Suspense>
      )}
      {current && <RefundUnderWay payment={current} />}
      {current && status === 'pending' && <CountryState payment={current} />}
      {current && <QuestionsToAnswer payment={current} />}
      <Columns>
        <NextSteps
          details={details}
          isAuthor={isAuthor}
          isPrevious={isPrevious}
          asksForPayment={
            props.isPayerKnown && !details.group && !isWaiting && attempt?.status !== 'paid'
          }
          canPayOnline={Boolean(online?.ways.length)}
          isStudentProofMissing={current?.studentProof === 'missing'}
        />
        <div>
          {current && <JoinOnline payment={current} />}
          <PaymentFacts
            {...props}
            details={isWaiting ? { ...details, paymentGateway: attempt.gateway } : details}
            isPrevious={isPrevious}
            correction={current && <Correction payment={current} />}
          />
          {current?.hasReceipt && !current.registrationData.isMasked && (
            <Receipt>
              <DocumentButton
                document="receipt"
                paymentId={current.id}
                label={texts.receipt.download}
                failed={texts.receipt.failed}
              />
            </Receipt>
          )}
          {current && <CreditNotes payment={current} />}
          {current && !current.group && <Invoices payment={current} />}
        </div>
      </Columns>
    </>
  );
}

const Small = styled('div')({ marginBlockStart: 12, fontSize: '0.875rem' });

function Correction({ payment }: { payment: Payment }) {
  const { paymentsEmail } = useEdition().contact;
  const { registrationData, isCorrectable, merchantReference } = payment;
  if (registrationData.isMasked) return null;
  return (
    <Small data-print="none">
      <AnswerQuestions payment={payment} />
      {!payment.group && <Invoice payment={payment} />}
      {isCorrectable ? (
        <CorrectRegistrant payment={payment} />
      ) : (
        <>
          {texts.correctByEmail}{' '}
          <ExternalLink href={emailLink(paymentsEmail, merchantReference)}>
            {paymentsEmail}
          </ExternalLink>
        </>
      )}
    </Small>
  );
}
