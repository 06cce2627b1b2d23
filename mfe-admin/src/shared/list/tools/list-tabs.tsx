import { RouterLink } from '@plenary/kit/router';
import { colours, styled } from '@plenary/kit/ui';

const Bar = styled('ul')({
  display: 'inline-flex',
  maxInlineSize: '100%',
  marginBlockEnd: 8,
  listStyle: 'none',
  border: `1px solid ${colours.control}`,
  borderRadius: 8,
  '& li + li': { borderInlineStart: `1px solid ${colours.control}` },
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 44,
    paddingInline: 18,
    color: colours.ink,
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& li:first-of-type a': { borderStartStartRadius: 7, borderEndStartRadius: 7 },
  '& li:last-of-type a': { borderStartEndRadius: 7, borderEndEndRadius: 7 },
  '& a[aria-current="page"]': { backgroundColor: colours.primary, color: colours.onPrimary },
  '@media (forced-colors: active)': {
    '& a[aria-current="page"]': { outline: '3px solid Highlight', outlineOffset: -3 },
  },
});

export interface ListTabsProps {
  label: string;
  lists: { to: string; label: string }[];
  current: string;
}

export function ListTabs({ label: name, lists, current }: ListTabsProps) {
  return (
    <nav aria-label={name}>
      <Bar>
        {lists.map(({ to, label }) => (
          <li key={to}>
            <RouterLink to={to} aria-current={label === current ? 'page' : undefined}>
              {label}
            </RouterLink>
          </li>
        ))}
      </Bar>
    </nav>
  );
}
