import { LinkButton, styled } from '@plenary/kit/ui';
import { texts } from './texts';
import type { List, Place } from './use-list';

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
  /** Rows on this page. */
  shown: number;
  /** Rows on a full page. */
  pageSize: number;
  /** Rows of the whole list, where it is known. */
  total?: number;
  nextCursor: string | null;
}

/** Which rows are shown, and the ways to the pages before and after. */
export function Pager({ list, shown, pageSize, total, nextCursor }: PagerProps) {
  const before = list.trail.length * pageSize;
  const isPlaceKnown = list.isFirstPage || list.trail.length > 0;
  return (
    <Bar aria-label={texts.pages}>
      <p role="status">{isPlaceKnown && texts.range(before + 1, before + shown, total)}</p>
      {!list.isFirstPage && <Way place={list.previous()}>{texts.previous}</Way>}
      {nextCursor && <Way place={list.next(nextCursor)}>{texts.next}</Way>}
    </Bar>
  );
}

function Way({ place, children }: { place: Place; children: string }) {
  return (
    <LinkButton look="outlined" to={`?${place.to.search}`} state={place.state}>
      {children}
    </LinkButton>
  );
}
