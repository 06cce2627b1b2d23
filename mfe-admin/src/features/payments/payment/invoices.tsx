import { messageOf } from '@plenary/kit/api';
import { Alert, Button } from '@plenary/kit/ui';
import { May } from '../../../shared/may';
import { money } from '../money';
import type { AdminPayment } from '../payments.api';
import { InvoiceFiles } from '../invoices/invoice-files';
import { useIssueInvoice } from '../invoices/invoices.api';
import { texts } from '../invoices/texts';

/** Whether the payment has invoices, or can have one. */
export function hasInvoices({ invoices, issuesInvoices }: AdminPayment): boolean {
  return invoices.length > 0 || issuesInvoices;
}

const ENDED: readonly AdminPayment['state'][] = ['rejected', 'refunded', 'cancelled'];

export function Invoices({ payment }: { payment: AdminPayment }) {
  const { id, invoices, issuesInvoices, amount, state } = payment;
  const issue = useIssueInvoice(id);
  const hasValid = invoices.some(({ kind, isCorrected }) => kind === 'invoice' && !isCorrected);
  const canIssue = issuesInvoices && !hasValid && amount > 0 && !ENDED.includes(state);
  return (
    <>
      {invoices.map(({ number, kind, amount: total, isCorrected }) => (
        <div key={number}>
          {`${texts[kind]} ${number}, ${money(total)}`}
          {isCorrected && `, ${texts.corrected}`}
          <InvoiceFiles of={{ paymentId: id }} number={number} />
        </div>
      ))}
      {canIssue && (
        <May right="payments:write">
          <Button look="text" size="small" busy={issue.isPending} onClick={() => issue.mutate()}>
            {texts.issue}
          </Button>
        </May>
      )}
      {issue.isError && <Alert severity="error">{messageOf(issue.error, texts.failed)}</Alert>}
    </>
  );
}
