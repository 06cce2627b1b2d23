import { plannedTitle, type PlannedChange } from '../../../shared/dates/planned-change';
import type { EditionDocument } from '../model/fields';
import { texts } from './plans.texts';

type Without<Change, Key extends PropertyKey> = Change extends unknown ? Omit<Change, Key> : never;

/** A change without its new day or prices. */
export type Plan = Without<PlannedChange, 'day' | 'prices'>;

interface Choice {
  value: string;
  label: string;
  /** Whose right it needs. */
  section: 'limits' | 'fees' | 'dates';
}

const EXTENDED = ['full-paper', 'notification', 'registration-payment', 'camera-ready'];

/** Everything that can be scheduled for an edition. */
export function plansOf(edition: EditionDocument): Choice[] {
  const gates = (['submissions', 'registration'] as const).flatMap((of) =>
    (['open', 'close'] as const).map((act) => ({
      value: JSON.stringify({ act, of }),
      label: plannedTitle({ act, of }, edition),
      section: of === 'submissions' ? ('limits' as const) : ('fees' as const),
    })),
  );
  const dates = edition.dates
    .filter(({ key }) => EXTENDED.includes(key))
    .map(({ key, label }) => ({
      value: JSON.stringify({ act: 'extend', date: key }),
      label: texts.extend({ date: label }),
      section: 'dates' as const,
    }));
  const prices = edition.fees.packages.map(({ id, name }) => ({
    value: JSON.stringify({ act: 'price', packageId: id }),
    label: texts.price({ package: name }),
    section: 'fees' as const,
  }));
  return [...gates, ...dates, ...prices];
}

/** @param value of a choice; the empty one is taken as an opening */
export function planOf(value: string): Plan {
  return value === '' ? { act: 'open', of: 'submissions' } : (JSON.parse(value) as Plan);
}
