import { IconChevronDown, IconChevronUp } from '@plenary/kit/art/icons';
import { RouterLink, useNavigate } from '@plenary/kit/router';
import { styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { RowLink } from './row-link';
import type { RowsProps } from './row-shape';
import { Row, Table } from './table-parts';
import type { List } from './use-list';

const SortLink = styled(RouterLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 36,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { color: '#1a237e' },
  '& svg': { flex: 'none', inlineSize: 16, blockSize: 16 },
});

/** The list as a table, from 900 px on. A press anywhere in a row opens it. */
export function ListTable<Item>(props: RowsProps<Item> & { list: List; label: string }) {
  const { items, shape, now, list, label } = props;
  const navigate = useNavigate();

  function open(id: string) {
    if (window.getSelection()?.isCollapsed === false) return;
    const { to, state } = list.place({ item: id });
    void navigate(to, { state, preventScrollReset: true });
  }

  return (
    <Table aria-label={label}>
      <thead>
        <tr>
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
        {items.map((item) => {
          const id = shape.id(item);
          return (
            <Row key={id} data-open={list.item === id || undefined} onClick={() => open(id)}>
              <th scope="row">
                <RowLink list={list} id={id}>
                  {shape.title(item)}
                </RowLink>
                {shape.note && <small>{shape.note(item)}</small>}
              </th>
              {shape.columns.map(({ head, cell, isNumeric }) => (
                <td key={head} data-numeric={isNumeric}>
                  {cell(item, now)}
                </td>
              ))}
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}

/** The head of a column. One that can be sorted by is a link that turns the order round. */
function Head(props: { list: List; sort?: string; isNumeric?: boolean; children: ReactNode }) {
  const { list, sort, isNumeric, children } = props;
  if (!sort) {
    return (
      <th scope="col" data-numeric={isNumeric}>
        {children}
      </th>
    );
  }
  const isUp = list.sort === sort;
  const isDown = list.sort === `-${sort}`;
  const { to, state } = list.place({ sort: isUp ? `-${sort}` : sort });
  const order = isUp ? 'ascending' : isDown ? 'descending' : undefined;
  return (
    <th scope="col" data-numeric={isNumeric} aria-sort={order}>
      <SortLink to={to} state={state} preventScrollReset>
        {children}
        {isUp && <IconChevronUp />}
        {isDown && <IconChevronDown />}
      </SortLink>
    </th>
  );
}
