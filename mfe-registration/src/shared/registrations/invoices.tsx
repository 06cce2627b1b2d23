import { messageOf } from '@plenary/kit/api';
import { formatDollars } from '@plenary/kit/edition';
import { Alert, Button, colours, styled } from '@plenary/kit/ui';
import { texts } from './invoices-texts';
import { useDownloadDocument, useIssueInvoice, type Payment } from './payments.api';

const Root = styled('section')({ marginBlockStart: 24 });
const List = styled('ul')({
  margin: '8px 0 12px',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' },
  '& small': { color: colours.muted, fontSize: '0.875rem' },
});

/** For the owner, where the conference issues invoices. */
export function Invoices({ payment }: { payment: Payment }) {
  const { id, invoices, issuesInvoices, registrationData, amount, status } = payment;
  const issue = useIssueInvoice(id);
  if (registrationData.isMasked || (invoices.length === 0 && !issuesInvoices)) return null;
  const hasValid = invoices.some(({ kind, isCorrected }) => kind === 'invoice' && !isCorrected);
  const isOpen = status === 'pending' || status === 'completed';
  const canIssue = issuesInvoices && !hasValid && amount > 0 && isOpen;
  return (
    <Root data-print="none" aria-labelledby="invoices">
      <h3 id="invoices">{texts.heading}</h3>
      {canIssue && <p>{texts.none}</p>}
      {invoices.length > 0 && (
        <List>
          {invoices.map((invoice) => (
            <Entry key={invoice.number} paymentId={id} invoice={invoice} />
          ))}
        </List>
      )}
      {canIssue && (
        <Button look="outlined" size="small" busy={issue.isPending} onClick={() => issue.mutate()}>
          {invoices.length > 0 ? texts.issueAgain : texts.issue}
        </Button>
      )}
      {issue.isError && <Alert severity="error">{messageOf(issue.error, texts.failed)}</Alert>}
      <div role="status">{issue.isSuccess && <Alert severity="success">{texts.issued}</Alert>}</div>
    </Root>
  );
}

interface EntryProps {
  paymentId: string;
  invoice: Payment['invoices'][number];
}

function Entry({ paymentId, invoice }: EntryProps) {
  const { number, kind, corrects, amount, isCorrected } = invoice;
  return (
    <li>
      <span>
        {kind === 'invoice'
          ? texts.invoice({ number })
          : texts['credit-note']({ number, corrects: corrects ?? '' })}{' '}
        <small>
          {formatDollars(amount, { cents: true })}
          {isCorrected && `, ${texts.corrected}`}
        </small>
      </span>
      <File document="invoice" format={texts.pdf} paymentId={paymentId} number={number} />
      <File document="invoice-xml" format={texts.xml} paymentId={paymentId} number={number} />
    </li>
  );
}

interface FileProps {
  document: 'invoice' | 'invoice-xml';
  format: string;
  paymentId: string;
  number: string;
}

function File({ document, format, paymentId, number }: FileProps) {
  const download = useDownloadDocument(document, paymentId, number);
  return (
    <>
      <Button
        look="text"
        size="small"
        aria-label={texts.download({ format, number })}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {format}
      </Button>
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, texts.downloadFailed)}</Alert>
      )}
    </>
  );
}
