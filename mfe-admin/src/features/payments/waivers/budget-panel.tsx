import { Alert, Button, colours, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { May } from '../../../shared/may';
import { money } from '../money';
import { BudgetDialog } from './budget-dialog';
import { texts } from './texts';
import { waiverBudgetQuery } from './waivers.api';

const Root = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 32px',
  padding: '12px 16px',
  backgroundColor: colours.surface,
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, auto)',
    gap: '4px 32px',
    margin: 0,
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, auto)', flexGrow: 1 },
  },
  '& dt': { color: colours.muted, fontSize: '0.875rem' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', fontWeight: 700 },
}));

const { budget: words } = texts;

/** What an edition can still waive, above the list. */
export function BudgetPanel({ onDone }: { onDone: (message: string) => void }) {
  const { data, isError, refetch } = useQuery(waiverBudgetQuery());
  const [isOpen, setOpen] = useState(false);
  if (isError)
    return (
      <Alert severity="error">
        {words.loadFailed}{' '}
        <Button look="text" size="small" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </Alert>
    );
  const show = (dollars: number | undefined) => (dollars === undefined ? '…' : money(dollars));
  const figures = [
    [words.total, data?.budget],
    [words.granted, data?.granted],
    [words.reserved, data?.reserved],
    [words.left, data?.left],
  ] as const;
  return (
    <>
      {data?.budget === 0 && (
        <Alert severity="info" role="note">
          {words.unset}
        </Alert>
      )}
      <Root aria-label={words.title} aria-busy={!data}>
        <dl>
          {figures.map(([label, dollars]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{show(dollars)}</dd>
            </div>
          ))}
        </dl>
        <May right="payments:write">
          <Button look="outlined" size="small" disabled={!data} onClick={() => setOpen(true)}>
            {data?.budget === 0 ? words.set : words.change}
          </Button>
        </May>
      </Root>
      {isOpen && data && (
        <BudgetDialog budget={data.budget} onClose={() => setOpen(false)} onDone={onDone} />
      )}
    </>
  );
}
