import { rowSortingFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { RowShape, RowsProps, Sort } from './row-shape';

interface ColumnMeta {
  isNumeric?: boolean;
}

const columnMeta: ColumnMeta = {};
const features = tableFeatures({ rowSortingFeature, columnMeta });
type Features = typeof features;

export function useRowsTable<Item extends object>({ items, shape, now, list }: RowsProps<Item>) {
  const columns = useMemo(() => columnsOf(shape, now), [shape, now]);
  return useTable<Features, Item>({
    features,
    columns,
    data: items,
    getRowId: shape.id,
    // The server sorts.
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting: [{ id: list.sort.replace('-', ''), desc: list.sort.startsWith('-') }] },
  });
}

/** The first column is the title, which the table renders itself. */
function columnsOf<Item extends object>(shape: RowShape<Item>, now: number) {
  const others = shape.columns.map(
    ({ head, sort, isNumeric, cell }): ColumnDef<Features, Item> => ({
      ...columnOf<Item>(head, sort),
      meta: { isNumeric },
      cell: ({ row }) => cell(row.original, now),
    }),
  );
  return [columnOf<Item>(shape.head, shape.sort), ...others];
}

/** The first click on a head sorts text ascending, anything else descending. */
function columnOf<Item>(head: string, sort?: Sort) {
  return {
    id: sort?.by ?? head,
    header: head,
    accessorFn: (item: Item) => item,
    enableSorting: sort !== undefined,
    sortDescFirst: sort !== undefined && sort.kind !== 'text',
  };
}
