import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { styled, Terms, Total } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { addressOf } from '../address';
import { money } from '../money';
import { useIssueInvoice, type AdminGroup } from './groups.api';
import { texts } from './texts';

const Frozen = styled('div')({
  maxBlockSize: '40vh',
  overflowY: 'auto',
  // A focus ring at the edge is not cut.
  padding: 3,
  margin: -3,
});

const Money = styled('span')({ whiteSpace: 'nowrap' });

interface IssueDialogProps {
  group: AdminGroup;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Shows what the invoice fixes before it is issued. */
export default function IssueDialog({ group, onClose, onDone }: IssueDialogProps) {
  const issue = useIssueInvoice(group);
  const { members, invoice, toInvoice, issuesInvoices, payer } = group;
  const words = texts.issue[issuesInvoices ? 'invoice' : 'proForma'];
  const amount = money(toInvoice.amount);
  const fixed = members.filter(
    ({ isInvoiced, status }) => !isInvoiced && (status === 'pending' || status === 'completed'),
  );
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text({ name: payer.name })}
      confirm={words.confirm({ amount })}
      keep={texts.keep}
      isDestructive={false}
      error={issue.error && messageOf(issue.error, texts.failed)}
      onClose={onClose}
      onConfirm={async () => {
        const { hold } = await issue.mutateAsync();
        onClose();
        // The bar of acts on hold announces it.
        onDone(hold ? '' : words.done);
      }}
    >
      <Frozen tabIndex={0} role="group" aria-label={texts.members}>
        <Terms
          items={[
            [texts.invoiceTo, addressOf(invoice)],
            ...fixed.map(({ paymentId, name, packageName, amount }): [string, ReactNode] => [
              texts.issue.line({ name, package: packageName }),
              <Money key={paymentId}>{money(amount)}</Money>,
            ]),
          ]}
        />
      </Frozen>
      <Total label={texts.amount} amount={amount} />
    </ConfirmDialog>
  );
}
