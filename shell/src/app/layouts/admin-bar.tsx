import { useUser } from '@plenary/kit/session';
import { colours, heights, LOW_SCREEN, styled } from '@plenary/kit/ui';
import { AccountMenu } from '../header/account-menu';
import { usePageTitle } from '../pages';
import { texts } from '../texts';
import type { MenuItem } from './admin-menu';
import { AdminMobileMenu } from './admin-mobile-menu';

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  blockSize: heights.barSmall,
  paddingInline: 20,
  backgroundColor: colours.surface,
  color: colours.barText,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  [theme.breakpoints.up('sm')]: { blockSize: heights.bar, paddingInline: 32 },
  [LOW_SCREEN]: { position: 'relative' },
}));

/** From 900 px the side menu shows the user instead. */
const Account = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Title = styled('span')({ flex: 1, fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.2 });

interface AdminBarProps {
  items: MenuItem[];
  /** Gets the element for the tools of the area. */
  toolsRef: (tools: Element | null) => void;
}

export function AdminBar({ items, toolsRef }: AdminBarProps) {
  const user = useUser();
  const title = usePageTitle();
  return (
    <Bar data-print="none">
      <AdminMobileMenu items={items} />
      <Title>{title ?? texts.adminPanel}</Title>
      <div ref={toolsRef} />
      <Account>{user && <AccountMenu user={user} />}</Account>
    </Bar>
  );
}
