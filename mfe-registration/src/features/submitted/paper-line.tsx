import { formatList } from '@plenary/kit/i18n';
import type { DayOf } from '../../shared/papers/due';
import type { Paper } from '../../shared/papers/papers.api';
import { texts as shared } from '../../shared/papers/texts';
import { texts } from './texts';

const DECIDED = /^(release-|desk-reject)/;

/** "Paper 118, full paper, decision 12 Oct 2025": facts that tell papers apart. */
export function paperLine(paper: Paper, dayOf: DayOf): string {
  const { number, kind, savedAt, transitions } = paper;
  const decision = transitions.findLast(({ action }) => DECIDED.test(action));
  return formatList(
    [
      number !== null && shared.number({ number }),
      texts.kind[kind],
      decision && texts.decided({ day: dayOf(decision.at) }),
      savedAt !== null && texts.saved({ day: dayOf(savedAt) }),
    ].filter((part) => typeof part === 'string'),
  );
}
