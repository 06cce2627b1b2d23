import { IconChevronDown, IconChevronUp } from '@plenary/kit/art/icons';
import { RouterLink, useNavigate } from '@plenary/kit/router';
import { colours, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { RowLink, rowPlace } from './row-link';
import type { RowsProps } from './row-shape';
import { SelectAll, SelectRow } from './select-row';
import { Row, Table } from './table-parts';
import type { List } from '../use-list';
import { useRowsTable } from './use-rows-table';

const SortLink = styled(RouterLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 36,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { color: colours.primary },
  '& svg': { flex: 'none', inlineSize: 16, blockSize: 16 },
});

/** The list from 900 px on. A click anywhere in a row opens it. */
export function ListTable<Item extends object>(props: RowsProps<Item> & { label: string }) {
  const { items, shape, list, label, selection } = props;
  const table = useRowsTable(props);
  const navigate = useNavigate();

  function open(item: Item, target: EventTarget) {
    if ((target as Element).closest('a, [data-select]')) return;
    if (window.getSelection()?.isCollapsed === false) return;
    const { to, state } = rowPlace({ list, shape, item });
    const replace = list.item !== '';
    void navigate(to, { state, replace, preventScrollReset: !shape.href });
  }

  return (
    <Table aria-label={label}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {selection && (
              <td data-select="">
                <SelectAll items={items} selection={selection} />
              </td>
            )}
            {group.headers.map((header) => (
              <Head
                key={header.id}
                list={list}
                sort={header.column.getCanSort() ? header.column.id : undefined}
                sorted={header.column.getIsSorted()}
                next={header.column.getNextSortingOrder()}
                isNumeric={header.column.columnDef.meta?.isNumeric}
              >
                <table.FlexRender header={header} />
              </Head>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <Row
            key={row.id}
            data-open={list.item === row.id || undefined}
            data-selected={selection?.has(row.original) || undefined}
            onClick={({ target }) => open(row.original, target)}
          >
            {selection && (
              <td data-select="">
                <SelectRow item={row.original} selection={selection} />
              </td>
            )}
            {row.getAllCells().map((cell, index) =>
              index === 0 ? (
                <th key={cell.id} scope="row">
                  <RowLink list={list} shape={shape} item={row.original} />
                  {shape.note && <small>{shape.note(row.original)}</small>}
                </th>
              ) : (
                <td key={cell.id} data-numeric={cell.column.columnDef.meta?.isNumeric}>
                  <table.FlexRender cell={cell} />
                </td>
              ),
            )}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

type Direction = 'asc' | 'desc' | false;

interface HeadProps {
  list: List;
  /** Name of the order in the API; undefined if the column is not sortable. */
  sort?: string;
  sorted: Direction;
  /** The order after a click. */
  next: Direction;
  isNumeric?: boolean;
  children: ReactNode;
}

function Head({ list, sort, sorted, next, isNumeric, children }: HeadProps) {
  if (!sort) {
    return (
      <th scope="col" data-numeric={isNumeric}>
        {children}
      </th>
    );
  }
  const { to, state } = list.place({ sort: next === 'desc' ? `-${sort}` : sort });
  const order = sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined;
  return (
    <th scope="col" data-numeric={isNumeric} aria-sort={order}>
      <SortLink to={to} state={state} preventScrollReset>
        {children}
        {sorted === 'asc' && <IconChevronUp />}
        {sorted === 'desc' && <IconChevronDown />}
      </SortLink>
    </th>
  );
}
