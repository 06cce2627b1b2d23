import { IconClose, IconMenu } from '@plenary/kit/art/icons';
import {
  shadows,
  colours,
  heights,
  IconButton,
  styled,
  useMediaQuery,
  useTheme,
} from '@plenary/kit/ui';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { texts } from '../texts';
import { AdminMenu, type MenuItem } from './admin-menu';

const Root = styled('div')(({ theme }) => ({
  marginInlineStart: -12,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: heights.barSmall,
  maxBlockSize: `calc(100dvh - ${heights.barSmall}px)`,
  overflowY: 'auto',
  backgroundColor: colours.surface,
  borderBlockStart: `6px solid ${colours.primary}`,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  boxShadow: shadows.menu,
  color: colours.body,
  [theme.breakpoints.up('sm')]: {
    insetBlockStart: heights.bar,
    maxBlockSize: `calc(100dvh - ${heights.bar}px)`,
  },
}));

export function AdminMobileMenu({ items }: { items: MenuItem[] }) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  if (isOpen && isWide) setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  const choose = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <Root ref={root} onBlur={onBlur}>
      <IconButton
        ref={button}
        color="inherit"
        aria-label={texts.menu}
        aria-expanded={isOpen}
        aria-controls="admin-menu"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <IconClose /> : <IconMenu />}
      </IconButton>
      {isOpen && (
        <Panel id="admin-menu">
          <AdminMenu items={items} onChoose={choose} />
        </Panel>
      )}
    </Root>
  );
}
