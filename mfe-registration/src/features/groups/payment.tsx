import { formatDollars } from '@plenary/kit/edition';
import { Alert, Stack, styled } from '@plenary/kit/ui';
import { sumOf } from '../../shared/extras/offers';
import { Part } from '../../shared/layout/columns';
import { BankDetails } from '../../shared/transfer/bank-details';
import { ReferencePanel } from '../../shared/transfer/reference-panel';
import type { Group } from './groups.api';
import { texts } from './texts';

const words = texts.payment;

const Room = styled(Stack)({ justifyItems: 'stretch', marginBlockEnd: 24 });

const money = (dollars: number) => formatDollars(dollars, { cents: true });

/** The open amount of the invoices so far, and how to transfer it. */
export function Payment({ group }: { group: Group }) {
  const { merchantReference, bank, payBy } = group;
  const { invoicedAmount: invoiced, receivedAmount: received, outstandingAmount } = group;
  // Those who joined since then are paid by the next invoice.
  const due = sumOf([outstandingAmount, -group.toInvoice.amount]);
  if (invoiced === 0) return null;
  if (due <= 0) {
    return (
      <Room>
        <Alert severity="success">{words.paid({ amount: money(received) })}</Alert>
      </Room>
    );
  }
  return (
    <>
      <ReferencePanel reference={merchantReference} amount={due} payBy={payBy} />
      <Room>
        {received > 0 && (
          <Alert severity="warning">
            {words.partly({
              received: money(received),
              amount: money(invoiced),
              missing: money(due),
            })}
          </Alert>
        )}
        <p>{words.note}</p>
      </Room>
      <Part>
        <h2>{words.account}</h2>
        <BankDetails amount={due} bank={bank} reference={merchantReference} />
      </Part>
    </>
  );
}
