import { formatDollars } from '@plenary/kit/edition';
import { Alert, Button, Panel, styled, Terms, Total } from '@plenary/kit/ui';
import { lazy, Suspense, useState } from 'react';
import type { Group } from './groups.api';
import { texts } from './texts';

// Rarely opened, so loaded on demand.
const RequestDialog = lazy(() => import('./request-dialog'));

const Box = styled(Panel)(({ theme }) => ({
  '& p': { fontSize: '0.9375rem' },
  [theme.breakpoints.up('md')]: { position: 'sticky', insetBlockStart: 88 },
}));

const money = (dollars: number) => formatDollars(dollars, { cents: true });

/** The figures of the group, and its next step. */
export function Summary({ group }: { group: Group }) {
  const [isRequesting, setRequesting] = useState(false);
  const [done, setDone] = useState('');
  const { people, peopleLimit, amount, invoicedAmount, receivedAmount, toInvoice } = group;
  const words = texts.request;
  return (
    <Box aria-labelledby="summary">
      <h2 id="summary">{texts.totals.title}</h2>
      <Terms
        items={[
          [texts.totals.people, texts.peopleOf({ count: people, limit: peopleLimit })],
          [texts.totals.amount, money(amount)],
          [texts.totals.invoiced, invoicedAmount > 0 ? money(invoicedAmount) : null],
          [texts.totals.received, receivedAmount > 0 ? money(receivedAmount) : null],
        ]}
      />
      <Total label={texts.totals.outstanding} amount={money(group.outstandingAmount)} />
      <div role="status">{done && <Alert severity="success">{done}</Alert>}</div>
      {toInvoice.people > 0 && (
        <>
          <p>{words.toInvoice({ count: toInvoice.people, amount: money(toInvoice.amount) })}</p>
          <Button onClick={() => setRequesting(true)}>
            {group.issuesInvoices ? words.open : words.openProForma}
          </Button>
        </>
      )}
      {people > 0 && toInvoice.people === 0 && <p>{words.nothing}</p>}
      <Suspense>
        {isRequesting && (
          <RequestDialog group={group} onClose={() => setRequesting(false)} onDone={setDone} />
        )}
      </Suspense>
    </Box>
  );
}
