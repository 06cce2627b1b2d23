import { RouterLink } from '@plenary/kit/router';
import { colours, styled } from '@plenary/kit/ui';
import { texts } from './texts';
import { useCurrentSection } from './use-current-section';

const Nav = styled('nav')(({ theme }) => ({
  '& ol': { listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 24 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    fontSize: '0.9375rem',
    lineHeight: 1.4,
    color: colours.muted,
  },
  '& a:hover, & a[aria-current]': { color: colours.primary },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    insetBlockStart: 88,
    '& ol': { display: 'grid', borderInlineStart: `2px solid ${colours.hairline}` },
    '& a': {
      minBlockSize: 38,
      paddingInlineStart: 13,
      marginInlineStart: -2,
      borderInlineStart: '4px solid transparent',
      textDecoration: 'none',
    },
    '& a:hover': { textDecoration: 'underline' },
    '& a[aria-current]': { borderColor: colours.secondary, fontWeight: 500 },
    '@media (forced-colors: active)': {
      '& a': { borderColor: 'Canvas' },
      '& a[aria-current]': { borderColor: 'Highlight' },
    },
  },
  '@media print': { display: 'none' },
}));

export function TableOfContents({ sections }: { sections: { id: string; title: string }[] }) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <Nav aria-label={texts.contents}>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <RouterLink
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => focusSection(id)}
            >
              {title}
            </RouterLink>
          </li>
        ))}
      </ol>
    </Nav>
  );
}

/** Moves keyboard and screen reader to the section; the router scrolls to it. */
function focusSection(id: string) {
  document.getElementById(id)?.focus({ preventScroll: true });
}
