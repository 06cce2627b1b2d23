import { paths } from '@plenary/kit/paths';
import { Button, EmptyState } from '@plenary/kit/ui';
import { useState } from 'react';
import { Ago } from '../../../shared/details/time';
import { Results, type ResultsProps } from '../../../shared/list/results';
import type { RowShape } from '../../../shared/list/rows/row-shape';
import type { List } from '../../../shared/list/use-list';
import { May } from '../../../shared/may';
import { money } from '../money';
import { PrepareDialog } from './prepare-dialog';
import { PAGE_SIZE, type DueRefund } from './refunds.api';
import { texts } from './texts';

interface DueRefundsProps {
  list: List;
  page: ResultsProps<DueRefund>['page'];
  onDone: (message: string) => void;
}

/** Received money that is not the conference's, and of which no refund is under way. */
export function DueRefunds({ list, page, onDone }: DueRefundsProps) {
  const [chosen, setChosen] = useState<DueRefund>();
  return (
    <>
      <Results
        // The tab is a filter of the page, not of this list.
        list={{ ...list, isNarrowed: list.get('q') !== '' }}
        label={texts.due.title}
        page={page}
        shape={shapeOf(setChosen)}
        pageSize={PAGE_SIZE}
        empty={<EmptyState title={texts.due.none}>{texts.due.noneHint}</EmptyState>}
      />
      {chosen && (
        <PrepareDialog
          kind={chosen.kind}
          id={chosen.id}
          onClose={() => setChosen(undefined)}
          onDone={onDone}
        />
      )}
    </>
  );
}

function shapeOf(onPrepare: (row: DueRefund) => void): RowShape<DueRefund> {
  const prepare = (row: DueRefund) => (
    <May right="payments:write">
      <Button
        look="outlined"
        size="small"
        aria-label={texts.due.prepareOf({ name: row.name })}
        onClick={() => onPrepare(row)}
      >
        {texts.open}
      </Button>
    </May>
  );
  return {
    id: ({ id }) => id,
    href: ({ id }) => `${paths.adminPayments.href()}?item=${id}`,
    head: texts.name,
    title: ({ name }) => name,
    note: ({ reference }) => reference,
    columns: [
      { head: texts.cause, cell: ({ cause }) => texts.due.causes[cause] },
      { head: texts.amount, isNumeric: true, cell: ({ amount }) => money(amount) },
      {
        head: texts.due.since,
        sort: { by: 'since', kind: 'time' },
        isNumeric: true,
        cell: ({ since }, now) => <Ago at={since} now={now} />,
      },
      { head: texts.moreActions, cell: prepare },
    ],
    entry: (row, now) => ({
      value: <b>{money(row.amount)}</b>,
      text: texts.due.causes[row.cause],
      age: <Ago at={row.since} now={now} />,
      foot: prepare(row),
    }),
  };
}
