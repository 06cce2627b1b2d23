import { colours, styled } from '@plenary/kit/ui';
import type { RowShape, Sort } from './row-shape';
import { texts } from './texts';
import type { List } from './use-list';

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
    color: '#1a237e',
    font: 'inherit',
    fontWeight: 500,
    cursor: 'pointer',
  },
});

/** The order of the entries, where no heads of columns can be pressed. */
export function SortField<Item>({ list, shape }: { list: List; shape: RowShape<Item> }) {
  const sortable = [{ head: shape.head, sort: shape.sort }, ...shape.columns];
  const options = sortable.flatMap(({ head, sort }) => (sort ? directions(head, sort) : []));
  return (
    <Label>
      {texts.sortedBy}
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
  const words = texts.orders[kind];
  return [
    { value: by, label: `${head}, ${words.up}` },
    { value: `-${by}`, label: `${head}, ${words.down}` },
  ];
}
