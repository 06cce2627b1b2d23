import { IconSearch } from '@plenary/kit/art/icons';
import { useMay } from '@plenary/kit/session';
import { BarTools, colours, styled } from '@plenary/kit/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { lazyPart } from '../lazy-part';
import { HIT_RIGHTS } from './finder.api';
import { texts } from './texts';

const FinderDialog = lazyPart(() => import('./finder-dialog'));

const Trigger = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  inlineSize: 44,
  blockSize: 44,
  border: 0,
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: colours.muted,
  font: 'inherit',
  fontSize: '0.9375rem',
  cursor: 'pointer',
  '& svg': { flex: 'none', inlineSize: 20, blockSize: 20 },
  '& span': { flex: 1, overflow: 'hidden', textAlign: 'start', textOverflow: 'ellipsis' },
  whiteSpace: 'nowrap',
  '& kbd': {
    padding: '1px 8px',
    border: `1px solid ${colours.hairline}`,
    borderRadius: 4,
    font: 'inherit',
    fontSize: '0.8125rem',
  },
  '&:hover': { color: colours.primary },
  [theme.breakpoints.up('md')]: {
    inlineSize: 'min(376px, 40vw)',
    paddingInline: 14,
    border: `1px solid ${colours.control}`,
    backgroundColor: colours.page,
  },
  [theme.breakpoints.down('md')]: { '& :is(span, kbd)': { display: 'none' } },
}));

/** One search over everything that the organiser may read, from every page of the area. */
export function Finder() {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const isUseful = Object.values(HIT_RIGHTS).some(may);
  useFinderKeys(() => setOpen(true), isUseful && !isOpen);
  if (!isUseful) return null;
  return (
    <BarTools>
      <Trigger
        type="button"
        aria-label={texts.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <IconSearch />
        <span>{texts.open}</span>
        <kbd>{texts.keys}</kbd>
      </Trigger>
      {isOpen && <FinderDialog onClose={() => setOpen(false)} />}
    </BarTools>
  );
}

/** Ctrl K, or Command K. Not over another dialog. */
function useFinderKeys(open: () => void, isOn: boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isPressed = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (!isPressed || event.altKey || event.shiftKey) return;
    if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
