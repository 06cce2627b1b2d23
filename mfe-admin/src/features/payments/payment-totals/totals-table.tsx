import { colours, styled } from '@plenary/kit/ui';
import { useId, type ReactNode } from 'react';
import { Block } from '../../../shared/page/columns';

const Scroll = styled('div')({ overflowX: 'auto', '&:focus-visible': { outlineOffset: -3 } });

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '8px 12px',
    borderBlockEnd: `1px solid ${colours.hairline}`,
    textAlign: 'end',
    fontWeight: 400,
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    overflowWrap: 'normal',
  },
  '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 0 },
  '& tbody th': {
    color: colours.ink,
    fontWeight: 700,
    whiteSpace: 'normal',
    minInlineSize: '14ch',
  },
  '& thead th': {
    color: colours.ink,
    fontSize: '0.8125rem',
    fontWeight: 700,
    borderBlockEnd: `3px solid ${colours.primary}`,
  },
  '& tfoot :is(th, td)': { color: colours.ink, fontWeight: 700 },
  '& small': { display: 'block', whiteSpace: 'nowrap' },
});

interface TotalsTableProps {
  title: string;
  text?: string;
  heads: string[];
  children: ReactNode;
}

/** The first column names the row; wide tables scroll within the page. */
export function TotalsTable({ title, text, heads, children }: TotalsTableProps) {
  const id = useId();
  return (
    <Block>
      <h2 id={id}>{title}</h2>
      {text && <small>{text}</small>}
      <Scroll role="region" aria-labelledby={id} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {children}
        </Table>
      </Scroll>
    </Block>
  );
}
