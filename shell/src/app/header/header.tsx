import { colours, Content, heights, LOW_SCREEN, styled } from '@plenary/kit/ui';
import { HydratedLater } from '../hydrated-later';
import { texts } from '../texts';
import { AccountLinks } from './account-links';
import { MobileMenu } from './mobile-menu';
import { WideNavigation } from './wide-navigation';
import { Wordmark } from './wordmark';

const Bar = styled('header')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  backgroundColor: colours.page,
  color: colours.barText,
  [LOW_SCREEN]: { position: 'relative' },
});

const Row = styled(Content)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  blockSize: heights.header,
  '& .words-late > span': {
    // Still the link's name.
    [theme.breakpoints.between('md', 'lg')]: { position: 'absolute', clipPath: 'inset(50%)' },
  },
}));

const Wide = styled('div')(({ theme }) => ({
  display: 'none',
  blockSize: '100%',
  alignItems: 'center',
  '& > nav': { blockSize: '100%' },
  [theme.breakpoints.up('md')]: { display: 'flex' },
}));

const Divider = styled('span')(({ theme }) => ({
  inlineSize: 1,
  blockSize: 28,
  marginInline: 8,
  backgroundColor: colours.hairline,
  [theme.breakpoints.up('lg')]: { marginInline: 20 },
}));

const Skip = styled('a')({
  position: 'absolute',
  insetInlineStart: 8,
  insetBlockStart: 8,
  padding: '8px 16px',
  backgroundColor: colours.page,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
});

export function Header() {
  return (
    <Bar data-print="none">
      <Skip href="#main">{texts.skip}</Skip>
      <Row>
        <Wordmark className="words-late" />
        <Wide>
          <HydratedLater>
            <WideNavigation />
          </HydratedLater>
          <Divider />
          <AccountLinks />
        </Wide>
        <MobileMenu />
      </Row>
    </Bar>
  );
}
