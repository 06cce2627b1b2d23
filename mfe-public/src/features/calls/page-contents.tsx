import { RouterLink } from '@plenary/kit/router';
import { colours, styled } from '@plenary/kit/ui';
import { texts } from './texts';
import { useCurrentPart } from './use-current-part';

const Contents = styled('nav')(({ theme }) => ({
  '& ol': { listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 24 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    fontSize: '0.9375rem',
    lineHeight: 1.4,
    color: colours.muted,
  },
  '& a:hover, & a[aria-current]': { color: '#1a237e' },
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
    '& a[aria-current]': { borderColor: '#f50057', fontWeight: 500 },
    '@media (forced-colors: active)': {
      '& a': { borderColor: 'Canvas' },
      '& a[aria-current]': { borderColor: 'Highlight' },
    },
  },
  '@media print': { display: 'none' },
}));

/** The parts of the page as links; the one being read is marked. */
export function PageContents({ parts }: { parts: { id: string; title: string }[] }) {
  const current = useCurrentPart(parts.map(({ id }) => id));
  return (
    <Contents aria-label={texts.contents}>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <RouterLink
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => focusPart(id)}
            >
              {title}
            </RouterLink>
          </li>
        ))}
      </ol>
    </Contents>
  );
}

/** Reading and the Tab key go on where the link leads; the router scrolls, and remembers it. */
function focusPart(id: string) {
  document.getElementById(id)?.focus({ preventScroll: true });
}
