import { formatDollars } from '@plenary/kit/edition';
import { Alert, styled } from '@plenary/kit/ui';
import { lazy, Suspense } from 'react';
import { Part } from '../../shared/layout/columns';
import type { Payment } from '../../shared/registrations/payments.api';
import { BankDetails } from '../../shared/transfer/bank-details';
import { KeepDetails } from './keep-details';
import { CountryProof, PaymentProof, StudentProof } from './proofs';
import { texts } from './texts';

/** Few payments belong to a group. */
const PaidByGroup = lazy(() => import('../../shared/groups/paid-by-group'));

const Received = styled('div')({ marginBlockEnd: 32 });

/** What follows the reference on the page of a pending payment. */
export function TransferInstructions({ payment }: { payment: Payment }) {
  const { outstandingAmount, amount, bank, merchantReference, group, band } = payment;
  return (
    <div>
      {group && (
        <Suspense>
          <PaidByGroup payment={payment} group={group} />
        </Suspense>
      )}
      <ReceivedAmount payment={payment} />
      {amount > 0 && !group && (
        <>
          <Part>
            <h2>{texts.accountHeading}</h2>
            <BankDetails
              amount={outstandingAmount || amount}
              bank={bank}
              reference={merchantReference}
            />
          </Part>
          <KeepDetails payment={payment} />
          <Part>
            <h2>{texts.paymentProofHeading}</h2>
            <PaymentProof payment={payment} />
          </Part>
        </>
      )}
      {(band?.countryCheck === 'declared' || band?.countryCheck === 'refused') && (
        <Part>
          <h2>{texts.countryProofHeading}</h2>
          <CountryProof payment={payment} />
        </Part>
      )}
      {payment.studentProof !== 'not-needed' && (
        <Part>
          <h2>{texts.studentProofHeading}</h2>
          <StudentProof payment={payment} />
        </Part>
      )}
    </div>
  );
}

function ReceivedAmount({ payment: { amount, outstandingAmount } }: { payment: Payment }) {
  if (outstandingAmount === amount) return null;
  const isComplete = outstandingAmount === 0;
  const money = (dollars: number) => formatDollars(dollars, { cents: true });
  return (
    <Received>
      <Alert severity={isComplete ? 'success' : 'warning'}>
        {isComplete
          ? texts.received
          : texts.partlyReceived({
              received: money(amount - outstandingAmount),
              amount: money(amount),
              missing: money(outstandingAmount),
            })}
      </Alert>
    </Received>
  );
}
