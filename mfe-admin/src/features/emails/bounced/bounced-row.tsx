import { Ago } from '../../../shared/details/time';
import type { RowShape } from '../../../shared/list/rows/row-shape';
import type { BouncedAddress } from './bounced-addresses.api';
import { texts } from './texts';

export const bouncedRow: RowShape<BouncedAddress> = {
  id: ({ id }) => id,
  head: texts.address,
  title: ({ email }) => email,
  note: ({ reason }) => reason,
  columns: [
    { head: texts.notSent, isNumeric: true, cell: ({ notSent }) => notSent },
    {
      head: texts.since,
      sort: { by: 'since', kind: 'time' },
      isNumeric: true,
      cell: ({ since }, now) => <Ago at={since} now={now} />,
    },
  ],
  entry: ({ reason, since }, now) => ({
    value: null,
    text: reason,
    age: <Ago at={since} now={now} />,
  }),
};
