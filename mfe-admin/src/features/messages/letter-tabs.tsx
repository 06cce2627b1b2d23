import { RouterLink } from '@plenary/kit/router';
import { colours, styled } from '@plenary/kit/ui';
import { adminPaths } from '../../paths';
import { texts } from './texts';

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
  '& a[aria-current="page"]': { backgroundColor: '#1a237e', color: '#fff' },
  '@media (forced-colors: active)': {
    '& a[aria-current="page"]': { outline: '3px solid Highlight', outlineOffset: -3 },
  },
});

const lists = [
  { to: adminPaths.messages.href(), label: texts.messages },
  { to: adminPaths.applications.href(), label: texts.applications },
];

/** From one of the two lists to the other. */
export function LetterTabs({ current }: { current: string }) {
  return (
    <nav aria-label={texts.lists}>
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
