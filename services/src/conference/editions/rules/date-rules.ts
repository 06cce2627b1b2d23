import type { EditionDraft } from '../edition-draft.schema.js';
import { texts } from '../edition.texts.js';
import type { Problem } from './problem.js';

type Key = EditionDraft['dates'][number]['key'];

/** All but the date that an edition can do without. */
const REQUIRED = (Object.keys(texts.dates) as Key[]).filter((key) => key !== 'camera-ready');

/** The first of each pair must not come after the second. */
const ORDER: [Key, Key][] = [
  ['full-paper', 'notification'],
  ['notification', 'registration-payment'],
  ['registration-payment', 'forum-physical'],
  ['registration-payment', 'forum-online'],
  ['notification', 'camera-ready'],
];

export function dateProblems(draft: EditionDraft): Problem[] {
  return [
    ...zoneProblems(draft),
    ...presenceProblems(draft),
    ...orderProblems(draft),
    ...clockProblems(draft),
  ];
}

function zoneProblems({ timeZone }: EditionDraft): Problem[] {
  return isZone(timeZone) ? [] : [['timeZone', texts.timeZone]];
}

export function isZone(name: string): boolean {
  try {
    // Rejects offsets such as +01:00, which have no summer time.
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function presenceProblems({ dates }: EditionDraft): Problem[] {
  const missing = REQUIRED.filter((key) => !dates.some((date) => date.key === key)).map(
    (key): Problem => ['dates', texts.dateMissing({ date: texts.dates[key] })],
  );
  const twice = dates.flatMap(({ key }, index): Problem[] =>
    dates.findIndex((date) => date.key === key) === index
      ? []
      : [[`dates.${index}.key`, texts.dateTwice({ date: texts.dates[key] })]],
  );
  return [...missing, ...twice];
}

function orderProblems({ dates, year }: EditionDraft): Problem[] {
  const indexOf = (key: Key) => dates.findIndex((date) => date.key === key);
  const wrong = ORDER.flatMap(([earlier, later]): Problem[] => {
    const [first, second] = [dates[indexOf(earlier)], dates[indexOf(later)]];
    if (!first || !second || first.day <= second.day) return [];
    const text = texts.dateOrder({ later: texts.dates[later], earlier: texts.dates[earlier] });
    return [[`dates.${indexOf(later)}.day`, text]];
  });
  const elsewhere = (['forum-physical', 'forum-online'] as const).flatMap((key): Problem[] =>
    !dates[indexOf(key)] || dates[indexOf(key)]?.day.startsWith(`${year}-`)
      ? []
      : [
          [
            `dates.${indexOf(key)}.day`,
            texts.dateYear({ date: texts.dates[key], year: String(year) }),
          ],
        ],
  );
  return [...wrong, ...elsewhere];
}

function clockProblems({ dates }: EditionDraft): Problem[] {
  return dates.flatMap(({ anywhereOnEarth, time }, index): Problem[] =>
    anywhereOnEarth && time !== undefined ? [[`dates.${index}.time`, texts.anywhereOnEarth]] : [],
  );
}
