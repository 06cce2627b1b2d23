import { paths } from '@plenary/kit/paths';
import { colours, heights, LOW_SCREEN, styled } from '@plenary/kit/ui';
import { NavLink } from 'react-router-dom';
import { AccountLinks } from '../header/account-links';
import { Wordmark } from '../header/wordmark';
import { texts } from '../texts';

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  blockSize: heights.barSmall,
  paddingInline: 12,
  backgroundColor: colours.surface,
  color: colours.barText,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  '& nav': { flex: 1 },
  '& nav a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    color: colours.barText,
    fontSize: '0.9375rem',
    fontWeight: 400,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& nav a:hover, & nav a[aria-current="page"]': { color: colours.primary },
  // Still the link's name.
  '& .words-wide > span': {
    [theme.breakpoints.down('md')]: { position: 'absolute', clipPath: 'inset(50%)' },
  },
  [theme.breakpoints.up('sm')]: { blockSize: heights.bar, gap: 16, paddingInline: 24 },
  [LOW_SCREEN]: { position: 'relative' },
}));

const Skip = styled('a')({
  position: 'absolute',
  zIndex: 3,
  insetInlineStart: 8,
  insetBlockStart: 8,
  padding: '8px 16px',
  backgroundColor: colours.surface,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
});

export function ReviewerBar() {
  return (
    <Bar data-print="none">
      <Skip href="#main">{texts.skip}</Skip>
      <Wordmark className="words-wide" />
      <nav aria-label={texts.reviews}>
        <NavLink to={paths.reviewers.href()}>{texts.myReviews}</NavLink>
      </nav>
      <AccountLinks />
    </Bar>
  );
}
