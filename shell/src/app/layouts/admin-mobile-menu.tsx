import { IconClose, IconMenu } from '@plenary/kit/art/icons';
import { colours, heights, IconButton, styled, useMediaQuery, useTheme } from '@plenary/kit/ui';
import { useState } from 'react';
import { texts } from '../texts';
import { AdminMenu, type MenuItem } from './admin-menu';

const Root = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: heights.barSmall,
  backgroundColor: '#fff',
  borderBlockEnd: `6px solid #1a237e`,
  boxShadow: '0 8px 24px rgba(0, 0, 81, .16)',
  color: colours.body,
  [theme.breakpoints.up('sm')]: { insetBlockStart: heights.bar },
}));

/** The menu of narrow screens. It closes on a choice, and when the window grows wide. */
export function AdminMobileMenu({ items }: { items: MenuItem[] }) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const [isOpen, setOpen] = useState(false);
  if (isOpen && isWide) setOpen(false);

  return (
    <Root onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <IconButton
        aria-label={texts.menu}
        aria-expanded={isOpen}
        aria-controls="admin-menu"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <IconClose /> : <IconMenu />}
      </IconButton>
      {isOpen && (
        <Panel id="admin-menu">
          <AdminMenu items={items} onChoose={() => setOpen(false)} />
        </Panel>
      )}
    </Root>
  );
}
