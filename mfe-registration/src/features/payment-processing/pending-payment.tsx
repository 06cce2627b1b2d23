import { formatDollars } from '@plenary/kit/edition';
import { PaymentChip } from '@plenary/kit/states';
import { Alert, Panel, styled, Terms, Total } from '@plenary/kit/ui';
import { CountryState } from '../../shared/bands/country-state';
import { Columns } from '../../shared/layout/columns';
import { AnswerQuestions, QuestionsToAnswer } from '../../shared/extras/answer-questions';
import type { OnlinePayment } from '../../shared/online/online.api';
import { ChangeExtras } from './change-extras';
import type { Payment } from '../../shared/registrations/payments.api';
import { Steps } from '../../shared/registrations/steps';
import { CorrectRegistrant } from '../../shared/registrations/correct-registrant';
import { texts as shared } from '../../shared/registrations/texts';
import { Invoice } from '../../shared/registrations/invoice';
import { EndedPayment } from './ended-payment';
import { PayOnline } from './pay-online';
import { Invoices } from '../../shared/registrations/invoices';
import { ReferencePanel } from '../../shared/transfer/reference-panel';
import { RegistrationActions } from './registration-actions';
import { texts } from './texts';
import { TransferInstructions } from './transfer-instructions';
import { ApplyForWaiver, WaiverState } from './waiver/waiver';

// On phones, the reference and the account come first.
const Reordered = styled(Columns)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { '& > aside': { order: 1 } },
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});

interface PendingPaymentProps {
  payment: Payment;
  online: OnlinePayment | undefined;
}

export function PendingPayment({ payment, online }: PendingPaymentProps) {
  const { amount, group, registrationData, status } = payment;
  if (status !== 'pending') return <EndedPayment payment={payment} status={status} />;
  const { title, firstName, lastName, email, isMasked } = registrationData;
  return (
    <>
      <Steps current="pay" />
      <QuestionsToAnswer payment={payment} />
      <CountryState payment={payment} />
      <WaiverState payment={payment} />
      <PayOnline paymentId={payment.id} online={online} />
      {amount === 0 && <Alert severity="info">{freeText(payment)}</Alert>}
      {amount > 0 && !group && (
        <ReferencePanel
          reference={payment.merchantReference}
          amount={payment.outstandingAmount || amount}
          payBy={payment.payBy}
        />
      )}
      <Reordered>
        <Panel aria-labelledby="order">
          <Head>
            <h2 id="order">{texts.order}</h2>
            <PaymentChip state={payment.hasPaymentProof ? 'proof-uploaded' : 'awaiting-payment'} />
          </Head>
          <Terms
            items={[
              [texts.name, `${title} ${firstName} ${lastName}`],
              [texts.email, email],
              [texts.type, shared.type[payment.registrationType]],
              [texts.category, shared.category[payment.academicCategory]],
              [texts.package, payment.packageName],
              ...linesOf(payment),
              [texts.paper, payment.paper?.title],
            ]}
          />
          <Total label={texts.total} amount={formatDollars(amount, { cents: true })} />
          <CorrectRegistrant payment={payment} />
          <AnswerQuestions payment={payment} />
          <ChangeExtras payment={payment} />
          <ApplyForWaiver payment={payment} />
          {!isMasked && !group && <Invoice payment={payment} />}
          {!group && <Invoices payment={payment} />}
          {!isMasked && <RegistrationActions payment={payment} />}
        </Panel>
        <TransferInstructions payment={payment} />
      </Reordered>
    </>
  );
}

function freeText({ studentProof, band }: Payment): string {
  if (studentProof === 'missing') return texts.nothingToPay;
  return band?.countryCheck === 'declared' && studentProof === 'not-needed'
    ? texts.freeCountry
    : texts.freeStudent;
}

/** The package has a price next to its name when it is not the only line. */
function linesOf({ lines }: Payment): [term: string, value: string][] {
  const shown = lines.length > 1 ? lines : [];
  return shown.map(({ kind, name, amount }) => [
    kind === 'package' ? texts.packagePrice : name,
    formatDollars(amount, { cents: true }),
  ]);
}
