import { Button, colours, shadows, styled } from '@plenary/kit/ui';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { aboveHoldBar } from '../../holds/above-hold-bar';

/** In pixels. */
const WIDTH = 280;

const Anchor = styled('div')({ position: 'relative' });

/** Below 600 px it is as wide as the page, wherever its button is. */
const Panel = styled('div')<{ side: 'start' | 'end' }>(({ side, theme }) => ({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  [side === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: 0,
  zIndex: 3,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  inlineSize: WIDTH,
  maxBlockSize: 'min(70vh, 560px)',
  overflowY: 'auto',
  padding: 16,
  backgroundColor: colours.surface,
  border: `1px solid ${colours.hairline}`,
  borderBlockStart: `6px solid ${colours.primary}`,
  boxShadow: shadows.menu,
  '& a': { display: 'flex', alignItems: 'center', minBlockSize: 44, overflowWrap: 'anywhere' },
  [theme.breakpoints.up('sm')]: {
    // In a bar at the bottom of the window.
    '[data-sticky-bar] &': { insetBlock: 'auto calc(100% + 8px)' },
  },
  [theme.breakpoints.down('sm')]: {
    position: 'fixed',
    insetBlock: 'auto 0',
    insetInline: 0,
    inlineSize: 'auto',
    zIndex: 5,
    ...aboveHoldBar,
  },
}));

export interface DropdownProps extends Pick<
  ComponentProps<typeof Button>,
  'look' | 'startIcon' | 'aria-label'
> {
  button: ReactNode;
  /** The edge of the button that the panel begins at, where there is room for it. */
  side?: 'start' | 'end';
  children: (close: () => void) => ReactNode;
}

/** A button that shows a panel until Escape, a click outside, or the focus leaves it. */
export function Dropdown(props: DropdownProps) {
  const { button, side = 'end', children, look = 'outlined', ...rest } = props;
  const [isOpen, setOpen] = useState(false);
  const [edge, setEdge] = useState(side);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  // The panel was open before, and the focus in it.
  const wasOpen = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isLost) root.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const close = () => setOpen(false);
  const toggle = () => {
    setEdge(side === 'start' && root.current && !hasRoom(root.current) ? 'end' : side);
    setOpen(!isOpen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <Anchor ref={root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button {...rest} look={look} aria-expanded={isOpen} aria-controls={panelId} onClick={toggle}>
        {button}
      </Button>
      {isOpen && (
        <Panel id={panelId} side={edge}>
          {children(close)}
        </Panel>
      )}
    </Anchor>
  );
}

function hasRoom(anchor: HTMLElement): boolean {
  const { left, right } = anchor.getBoundingClientRect();
  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  return isRtl ? right >= WIDTH : left + WIDTH <= document.documentElement.clientWidth;
}
