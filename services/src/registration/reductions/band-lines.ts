import { bandCents, type FeeBand } from '../../conference/editions/fee-bands.js';
import { totalOf } from '../extras/extra-lines.js';
import type { Line } from '../extras/price-line.entity.js';
import { texts } from './reductions.texts.js';

/** The item of the line that reverses the reduction. */
const REFUSED = 'refused';

type Rule = Pick<FeeBand, 'incomeGroup' | 'share'>;

/**
 * What a band takes from the fee of a package; no line for the whole fee.
 * @param isRefused the country was not confirmed: a second line reverses the reduction
 */
export function bandLines(band: Rule | null, feeCents: number, isRefused = false): Line[] {
  const cents = band ? bandCents(feeCents, band.share) : 0;
  if (!band || cents === 0) return [];
  const { incomeGroup: item, share } = band;
  const name = texts.bandLine({ group: texts.incomeGroups[item], share });
  const back: Line = { kind: 'band', item: REFUSED, name: texts.bandRefused, amountCents: cents };
  return [{ kind: 'band', item, name, amountCents: -cents }, ...(isRefused ? [back] : [])];
}

/** Other reductions stay, as far as the fee of the band is above zero with them. */
export function withBand(lines: readonly Line[], band: Rule, isRefused: boolean): Line[] {
  const feeCents = totalOf(lines.filter(({ kind }) => kind === 'package'));
  const banded = bandLines(band, feeCents, isRefused);
  let left = feeCents + totalOf(banded);
  const others = lines
    .filter(({ kind }) => kind !== 'band')
    .flatMap((line): Line[] => {
      if (line.kind !== 'discount' && line.kind !== 'waiver') return [line];
      const amountCents = Math.max(line.amountCents, -left);
      left += amountCents;
      return amountCents === 0 ? [] : [{ ...line, amountCents }];
    });
  return [...others, ...banded];
}
