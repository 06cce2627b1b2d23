import { styled } from '@plenary/kit/ui';
import { DocumentButton } from '../../shared/registrations/document-button';
import type { Payment } from '../../shared/registrations/payments.api';
import { texts } from './texts';

const Root = styled('div')({ marginBlockStart: 24 });

/** That correct receipts of the payment. */
export function CreditNotes({ payment }: { payment: Payment }) {
  return payment.creditNotes.map(({ number, receiptNumber }) => (
    <Root key={number}>
      <p>{texts.creditNote.text({ number, receipt: receiptNumber })}</p>
      <DocumentButton
        document="credit-note"
        number={number}
        paymentId={payment.id}
        label={texts.creditNote.download({ number })}
        failed={texts.creditNote.failed}
      />
    </Root>
  ));
}
