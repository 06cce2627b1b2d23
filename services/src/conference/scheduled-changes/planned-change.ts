import { formatDay } from '../../platform/i18n/formats.js';
import { normal } from '../edition-editor/edition-normal.js';
import type { EditionDraft, Section } from '../editions/edition-draft.schema.js';
import { scheduleRefused } from './scheduled-changes.errors.js';
import type { PlannedChange } from './planned-change.schema.js';
import { texts } from './scheduled-changes.texts.js';

/** The switch that a deadline belongs to. */
const SWITCHES = { 'full-paper': 'submissions', 'registration-payment': 'registration' } as const;

/** Whose right is needed to schedule it. */
export function sectionOf(change: PlannedChange): Section {
  if (change.act === 'extend') return 'dates';
  return change.act === 'price' ? 'fees' : change.of;
}

/**
 * The edition with the change.
 * @param at when it takes effect
 * @throws AppError VALIDATION_FAILED for a date that is not extended, and for dates and packages that do not exist
 */
export function withChange(draft: EditionDraft, change: PlannedChange, at: Date): EditionDraft {
  switch (change.act) {
    case 'open':
      return { ...draft, [change.of]: opened(draft[change.of], at) };
    case 'close':
      return { ...draft, [change.of]: { ...draft[change.of], open: false } };
    case 'extend':
      return extended(draft, change, at);
    case 'price':
      return priced(draft, change);
  }
}

/** A closing that has passed would keep it closed. */
function opened({ closesAt }: EditionDraft['submissions'], at: Date): EditionDraft['submissions'] {
  const isAhead = closesAt !== undefined && new Date(closesAt) > at;
  return { open: true, ...(isAhead && { closesAt }) };
}

type Extension = Extract<PlannedChange, { act: 'extend' }>;

/** A closing before the new end would make the extension useless: it moves to the end. */
function extended(draft: EditionDraft, { date: key, day }: Extension, at: Date): EditionDraft {
  const before = draft.dates.find((date) => date.key === key);
  if (!before) throw scheduleRefused('date', texts.noDate);
  if (day <= before.day)
    throw scheduleRefused('day', texts.notLater({ day: formatDay(before.day) }));
  const dates = draft.dates.map((date) => (date.key === key ? { ...date, day } : date));
  const moved = normal({ ...draft, dates });
  const end = moved.dates.find((date) => date.key === key)?.at;
  if (end !== undefined && new Date(end) <= at) throw scheduleRefused('day', texts.over);
  const gate = key in SWITCHES ? SWITCHES[key as keyof typeof SWITCHES] : undefined;
  const closesAt = gate && moved[gate].closesAt;
  const isTooEarly = closesAt !== undefined && end !== undefined && closesAt < end;
  return gate && isTooEarly ? { ...moved, [gate]: { ...moved[gate], closesAt: end } } : moved;
}

type PriceChange = Extract<PlannedChange, { act: 'price' }>;

function priced(draft: EditionDraft, { packageId, prices }: PriceChange): EditionDraft {
  const { packages } = draft.fees;
  if (!packages.some(({ id }) => id === packageId)) {
    throw scheduleRefused('packageId', texts.noPackage);
  }
  const changed = packages.map((each) => (each.id === packageId ? { ...each, prices } : each));
  return { ...draft, fees: { ...draft.fees, packages: changed } };
}
