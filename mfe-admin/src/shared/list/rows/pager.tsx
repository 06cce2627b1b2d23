import { LinkButton, styled } from '@plenary/kit/ui';
import { texts } from '../texts';
import type { List, Place } from '../use-list';

const Bar = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 16,
  '& p': { flex: 1, fontVariantNumeric: 'tabular-nums' },
});

export interface PagerProps {
  list: List;
  shown: number;
  pageSize: number;
  total?: number;
  nextCursor: string | null;
}

export function Pager({ list, shown, pageSize, total, nextCursor }: PagerProps) {
  const before = list.trail.length * pageSize;
  const isPlaceKnown = list.isFirstPage || list.trail.length > 0;
  return (
    <Bar aria-label={texts.pages}>
      <p role="status">{isPlaceKnown && range(before + 1, before + shown, total)}</p>
      {!list.isFirstPage && <PageLink place={list.previous()}>{texts.previous}</PageLink>}
      {nextCursor && <PageLink place={list.next(nextCursor)}>{texts.next}</PageLink>}
    </Bar>
  );
}

function PageLink({ place, children }: { place: Place; children: string }) {
  return (
    <LinkButton look="outlined" to={`?${place.to.search}`} state={place.state}>
      {children}
    </LinkButton>
  );
}

const range = (from: number, to: number, total?: number) =>
  total === undefined ? texts.range({ from, to }) : texts.rangeOf({ from, to, total });
