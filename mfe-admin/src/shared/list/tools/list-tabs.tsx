import { RouterLink } from '@plenary/kit/router';
import { colours, styled } from '@plenary/kit/ui';

/** Wraps on a phone; the lines between the tabs are its background. */
const Bar = styled('ul')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 1,
  overflow: 'clip',
  maxInlineSize: '100%',
  marginBlockEnd: 8,
  listStyle: 'none',
  border: `1px solid ${colours.control}`,
  borderRadius: 8,
  backgroundColor: colours.control,
  '& li': { flexGrow: 1 },
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 44,
    paddingInline: 18,
    backgroundColor: colours.surface,
    color: colours.ink,
    fontWeight: 700,
    textDecoration: 'none',
    outlineOffset: -3,
  },
  '& a[aria-current="page"]': { backgroundColor: colours.primary, color: colours.onPrimary },
  '& a[aria-current="page"]:focus-visible': { outlineColor: colours.onPrimary },
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
