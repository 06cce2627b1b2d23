import { IconChevronDown, IconChevronUp } from '@plenary/kit/art/icons';
import { RouterLink, useNavigate } from '@plenary/kit/router';
import { colours, styled } from '@plenary/kit/ui';
import { RowLink, rowPlace } from './row-link';
import type { RowsProps, Sort } from './row-shape';
import { SelectAll, SelectRow } from './select-row';
import { Row, Table } from './table-parts';
import type { List } from '../use-list';

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
export function ListTable<Item>(props: RowsProps<Item> & { label: string }) {
  const { items, shape, now, list, label, selection } = props;
  const navigate = useNavigate();

  function open(item: Item, target: EventTarget) {
    if ((target as Element).closest('a, button, [data-select]')) return;
    if (window.getSelection()?.isCollapsed === false) return;
    const { to, state } = rowPlace({ list, shape, item });
    const replace = list.item !== '';
    void navigate(to, { state, replace, preventScrollReset: !shape.href });
  }

  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {selection && (
            <td data-select="">
              <SelectAll items={items} selection={selection} />
            </td>
          )}
          <Head list={list} sort={shape.sort}>
            {shape.head}
          </Head>
          {shape.columns.map(({ head, sort, isNumeric }) => (
            <Head key={head} list={list} sort={sort} isNumeric={isNumeric}>
              {head}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row
            key={shape.id(item)}
            data-open={list.item === shape.id(item) || undefined}
            data-selected={selection?.has(item) || undefined}
            onClick={({ target }) => open(item, target)}
          >
            {selection && (
              <td data-select="">
                <SelectRow item={item} selection={selection} />
              </td>
            )}
            <th scope="row">
              <RowLink list={list} shape={shape} item={item} />
              {shape.note && <small>{shape.note(item)}</small>}
            </th>
            {shape.columns.map(({ head, cell, isNumeric }) => (
              <td key={head} data-numeric={isNumeric}>
                {cell(item, now)}
              </td>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

interface HeadProps {
  list: List;
  /** Missing if the column is not sortable. */
  sort?: Sort;
  isNumeric?: boolean;
  children: string;
}

function Head({ list, sort, isNumeric, children }: HeadProps) {
  if (!sort) {
    return (
      <th scope="col" data-numeric={isNumeric}>
        {children}
      </th>
    );
  }
  const ascending = list.sort === sort.by;
  const descending = list.sort === `-${sort.by}`;
  // The first click sorts text ascending, anything else descending.
  const isNextDescending = ascending || (!descending && sort.kind !== 'text');
  const { to, state } = list.place({ sort: isNextDescending ? `-${sort.by}` : sort.by });
  const order = ascending ? 'ascending' : descending ? 'descending' : undefined;
  return (
    <th scope="col" data-numeric={isNumeric} aria-sort={order}>
      <SortLink to={to} state={state} preventScrollReset>
        {children}
        {ascending && <IconChevronUp />}
        {descending && <IconChevronDown />}
      </SortLink>
    </th>
  );
}
