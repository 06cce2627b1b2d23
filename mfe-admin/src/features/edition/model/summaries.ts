import { cityOf, formatAmount, formatDay, formatInstant } from '@plenary/kit/edition';
import type { EditionDocument } from './fields';
import { texts as sectionTexts } from './sections/money.texts';
import { texts } from './summaries.texts';

const MEGABYTE = 1024 * 1024;

/** Leaves empty parts out. */
export function line(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}

export function names(all: readonly string[]): string {
  return all.length === 0 ? texts.none : all.join(', ');
}

export function dates({ dates: all, timeZone }: EditionDocument): string {
  return line(...all.map(({ label, day }) => `${label} ${formatDay(day)}`), cityOf(timeZone));
}

export function opening({ submissions, registration }: EditionDocument): string {
  return line(gate('submissions', submissions), gate('registration', registration));
}

export function papers({ topics, guidelines, workflow }: EditionDocument): string {
  return line(
    texts.topics({ count: topics.length }),
    texts.guidelines({ count: guidelines.length }),
    texts.steps({ count: workflow.length }),
  );
}

export function reviewForm({ reviewForm: form, reviewFields: added }: EditionDocument): string {
  const fields = [...Object.values(form), ...added];
  return line(
    texts.visible({
      visible: fields.filter(({ visibleToAuthors }) => visibleToAuthors).length,
      count: fields.length,
    }),
    added.length > 0 ? texts.addedFields({ count: added.length }) : undefined,
  );
}

export function limits({ limits: all }: EditionDocument): string {
  return line(
    texts.pages({ count: all.paperPages }),
    texts.megabytes({ count: all.paperBytes / MEGABYTE }),
    texts.reviewers({ invited: all.reviewersInvited, needed: all.reviewsNeeded }),
    texts.similarity({ percent: all.similarityPercent }),
  );
}

export function fees({ fees: { packages } }: EditionDocument): string {
  const prices = packages.flatMap((each) => [each.prices.student, each.prices.professional]);
  const from = formatAmount(Math.min(...prices));
  const to = formatAmount(Math.max(...prices));
  return line(texts.prices({ from, to }), texts.packages({ count: packages.length }));
}

export function reductions({ reductions: { discountCodes, waivers } }: EditionDocument): string {
  return names([
    ...(discountCodes ? [texts.discountCodes] : []),
    ...(waivers ? [texts.waivers] : []),
  ]);
}

export function groups({ groups: { open } }: EditionDocument): string {
  return open ? texts.groupsOpen : texts.groupsClosed;
}

export function bank({ bank: { bank: name, iban } }: EditionDocument): string {
  const digits = iban.replaceAll(' ', '').slice(-4);
  return line(name, digits && texts.account({ digits }));
}

export function overdue({ overdue: { rule, days } }: EditionDocument): string {
  const words = sectionTexts.overdue;
  const name = words.rules[rule];
  if (rule === 'keep') return name;
  const text = rule === 'cancel' ? words.after : words.every;
  return text({ rule: name, count: days });
}

export function places({ places: { packages, onSite } }: EditionDocument): string {
  const limited = Object.values(packages).filter((limit) => limit !== undefined).length;
  return line(
    onSite === undefined ? undefined : texts.onSite({ count: onSite }),
    limited === 0 ? texts.unlimited : texts.limited({ count: limited }),
  );
}

export function retention({ retention: periods }: EditionDocument): string {
  const limited = Object.values(periods).filter((months) => months !== undefined).length;
  return limited === 0 ? texts.keepsAll : texts.erases({ count: limited });
}

export function committee({ committee: all }: EditionDocument): string {
  return line(
    texts.chairs({ count: all.chair.length }),
    texts.organizing({ count: all.organizing.length }),
    texts.scientific({ count: all.scientific.length }),
  );
}

export function schedule({ schedule: days }: EditionDocument): string {
  return line(
    texts.days({ count: days.length }),
    texts.items({ count: days.flatMap(({ items }) => items).length }),
  );
}

function gate(
  of: 'submissions' | 'registration',
  { open, closesAt }: EditionDocument['submissions'],
): string {
  if (!open) return texts.gates[of].closed;
  if (closesAt === undefined) return texts.gates[of].open;
  return texts.gates[of].closing({ time: formatInstant(closesAt) });
}
