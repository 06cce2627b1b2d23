import { Ago } from '../../../shared/details/time';
import type { RowShape } from '../../../shared/list/rows/row-shape';
import { money } from '../money';
import type { DiscountCode } from './discounts.api';
import { texts } from './texts';

export function valueOf({ percent, amount }: Pick<DiscountCode, 'percent' | 'amount'>): string {
  return percent === null ? money(amount ?? 0) : texts.percent({ percent });
}

export function usesOf({ uses, maxUses }: Pick<DiscountCode, 'uses' | 'maxUses'>): string {
  return maxUses === null ? String(uses) : texts.usesOf({ uses, most: maxUses });
}

export function usedOf({ used, budget }: Pick<DiscountCode, 'used' | 'budget'>): string {
  return budget === null ? money(used) : texts.usedOf({ used: money(used), budget: money(budget) });
}

export const discountRow: RowShape<DiscountCode> = {
  id: ({ id }) => id,
  head: texts.code,
  title: ({ code }) => code,
  note: ({ note }) => note,
  columns: [
    { head: texts.value, isNumeric: true, cell: valueOf },
    { head: texts.uses, isNumeric: true, cell: usesOf },
    { head: texts.used, isNumeric: true, cell: usedOf },
    { head: texts.state, cell: ({ state }) => texts.states[state] },
    {
      head: texts.createdAt,
      sort: { by: 'createdAt', kind: 'time' },
      isNumeric: true,
      cell: ({ createdAt }, now) => <Ago at={createdAt} now={now} />,
    },
  ],
  entry: (row, now) => ({
    value: <b>{valueOf(row)}</b>,
    text: row.note || texts.states[row.state],
    age: <Ago at={row.createdAt} now={now} />,
    foot: usesOf(row),
  }),
};
