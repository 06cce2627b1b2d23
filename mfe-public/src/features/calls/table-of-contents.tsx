import { RouterLink } from '@plenary/kit/router';
import { colours, styled } from '@plenary/kit/ui';
import { texts } from './texts';

/** Without a box, so that the navigation sticks. */
const Tracked = styled('page-contents' as 'div')({ display: 'contents' });

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
    '& a[aria-current]': { borderColor: colours.secondary, fontWeight: 700 },
    '@media (forced-colors: active)': {
      '& a': { borderColor: 'Canvas' },
      '& a[aria-current]': { borderColor: 'Highlight' },
    },
  },
  '@media print': { display: 'none' },
}));

/** The script of the page marks the section that is being read (behaviours). */
export function TableOfContents({ sections }: { sections: { id: string; title: string }[] }) {
  return (
    <Tracked>
      <Nav aria-label={texts.contents}>
        <ol>
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <RouterLink to={`#${id}`} aria-current={index === 0 ? 'location' : undefined}>
                {title}
              </RouterLink>
            </li>
          ))}
        </ol>
      </Nav>
    </Tracked>
  );
}
