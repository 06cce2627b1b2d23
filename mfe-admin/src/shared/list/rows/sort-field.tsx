import { colours, styled } from '@plenary/kit/ui';
import type { RowShape, Sort } from './row-shape';
import { texts } from '../texts';
import type { List } from '../use-list';

const Label = styled('label')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  color: colours.muted,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  '& select': {
    minBlockSize: 44,
    maxInlineSize: '100%',
    border: 0,
    backgroundColor: 'transparent',
    color: colours.primary,
    font: 'inherit',
    fontWeight: 700,
    cursor: 'pointer',
  },
});

/** Replaces sortable column heads on narrow screens. */
export function SortField<Item>({ list, shape }: { list: List; shape: RowShape<Item> }) {
  const sortable = [{ head: shape.head, sort: shape.sort }, ...shape.columns];
  const options = sortable.flatMap(({ head, sort }) => (sort ? directions(head, sort) : []));
  return (
    <Label>
      {texts.sortBy}
      <select value={list.sort} onChange={(event) => list.go({ sort: event.target.value })}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Label>
  );
}

function directions(head: string, { by, kind }: Sort) {
  const labels = texts.orders[kind];
  return [
    { value: by, label: texts.sortOption({ column: head, direction: labels.up }) },
    { value: `-${by}`, label: texts.sortOption({ column: head, direction: labels.down }) },
  ];
}
