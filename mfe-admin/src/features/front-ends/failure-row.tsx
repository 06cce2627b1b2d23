import { Ago } from '../../shared/details/time';
import type { RowShape } from '../../shared/list/rows/row-shape';
import { nameOf } from './figures';
import type { Failure } from './front-ends.api';
import { texts } from './texts';

/** “TypeError: x is not iterable”, or the reason. */
export function titleOf({
  reason,
  error,
  message,
}: Pick<Failure, 'reason' | 'error' | 'message'>): string {
  return [error, message].filter(Boolean).join(': ') || texts.reasons[reason];
}

const placeOf = ({ frontEnd, version }: Failure) => `${nameOf(frontEnd)} ${version}`;

export const failureRow: RowShape<Failure> = {
  id: ({ id }) => id,
  head: texts.failure,
  title: titleOf,
  note: (failure) => `${texts.reasons[failure.reason]} · ${placeOf(failure)}`,
  columns: [
    { head: texts.references, cell: ({ references: [newest] }) => newest ?? texts.none },
    { head: texts.count, isNumeric: true, cell: ({ count }) => texts.score({ value: count }) },
    {
      head: texts.firstSeen,
      isNumeric: true,
      cell: ({ firstSeenAt }, now) => <Ago at={firstSeenAt} now={now} />,
    },
    {
      head: texts.lastSeen,
      sort: { by: 'lastSeenAt', kind: 'time' },
      isNumeric: true,
      cell: ({ lastSeenAt }, now) => <Ago at={lastSeenAt} now={now} />,
    },
  ],
  entry: (failure, now) => ({
    value: texts.times({ count: failure.count }),
    text: placeOf(failure),
    age: <Ago at={failure.lastSeenAt} now={now} />,
  }),
};
