import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { formatDollars } from '@plenary/kit/edition';
import { styled, Terms, Total } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { useRequestInvoice, type Group } from './groups.api';
import { texts } from './texts';

const Frozen = styled('div')({
  maxBlockSize: '40vh',
  overflowY: 'auto',
  // A focus ring at the edge is not cut.
  padding: 3,
  margin: -3,
});

const Money = styled('span')({ whiteSpace: 'nowrap' });

const money = (dollars: number) => formatDollars(dollars, { cents: true });

interface RequestDialogProps {
  group: Group;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Shows what the invoice fixes before it is issued. */
export default function RequestDialog({ group, onClose, onDone }: RequestDialogProps) {
  const request = useRequestInvoice(group);
  const { members, invoice, toInvoice, issuesInvoices } = group;
  const words = texts.request;
  const kind = words[issuesInvoices ? 'invoice' : 'proForma'];
  const total = money(toInvoice.amount);
  const fixed = members.filter(
    ({ isInvoiced, status }) => !isInvoiced && (status === 'pending' || status === 'completed'),
  );
  return (
    <ConfirmDialog
      title={kind.title}
      text={kind.text}
      confirm={kind.confirm({ amount: total })}
      keep={texts.cancel}
      isDestructive={false}
      error={request.error && messageOf(request.error, words.failed)}
      onClose={onClose}
      onConfirm={async () => {
        await request.mutateAsync();
        onClose();
        onDone(kind.done);
      }}
    >
      <Frozen tabIndex={0} role="group" aria-label={texts.members.title}>
        <Terms
          items={[
            [words.billTo, addressOf(invoice)],
            ...fixed.map(({ paymentId, name, packageName, amount }): [string, ReactNode] => [
              words.line({ name, package: packageName }),
              <Money key={paymentId}>{money(amount)}</Money>,
            ]),
          ]}
        />
      </Frozen>
      <Total label={texts.total} amount={total} />
    </ConfirmDialog>
  );
}

function addressOf({ addressee, address, country, taxNumber }: Group['invoice']): string {
  return [addressee, address?.replaceAll('\n', ', '), country, taxNumber]
    .filter(Boolean)
    .join(', ');
}
