import type { EditionDraft } from '../edition-draft.schema.js';
import type { Problem } from './problem.js';

type Key = EditionDraft['dates'][number]['key'];

const NAMES: Record<Key, string> = {
  'full-paper': 'full paper deadline',
  notification: 'notification',
  'registration-payment': 'registration payment',
  'forum-physical': 'physical forum',
  'forum-online': 'online forum',
};

/** Each pair: the first may not come after the second. */
const ORDER: [Key, Key][] = [
  ['full-paper', 'notification'],
  ['notification', 'registration-payment'],
  ['registration-payment', 'forum-physical'],
  ['registration-payment', 'forum-online'],
];

export function dateProblems(draft: EditionDraft): Problem[] {
  return [
    ...zoneProblems(draft),
    ...presenceProblems(draft),
    ...orderProblems(draft),
    ...clockProblems(draft),
    ...scheduleProblems(draft),
  ];
}

function zoneProblems({ timeZone }: EditionDraft): Problem[] {
  return isZone(timeZone)
    ? []
    : [['timeZone', 'Must be a time zone of the IANA list, such as Europe/London']];
}

export function isZone(name: string): boolean {
  try {
    // Offsets such as +01:00 pass here too, but they know no summer.
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function presenceProblems({ dates }: EditionDraft): Problem[] {
  const missing = (Object.keys(NAMES) as Key[])
    .filter((key) => !dates.some((date) => date.key === key))
    .map((key): Problem => ['dates', `The date of the ${NAMES[key]} is missing`]);
  const twice = dates.flatMap(({ key }, index): Problem[] =>
    dates.findIndex((date) => date.key === key) === index
      ? []
      : [[`dates.${index}.key`, `The date of the ${NAMES[key]} is there twice`]],
  );
  return [...missing, ...twice];
}

function orderProblems({ dates, year }: EditionDraft): Problem[] {
  const indexOf = (key: Key) => dates.findIndex((date) => date.key === key);
  const wrong = ORDER.flatMap(([earlier, later]): Problem[] => {
    const [first, second] = [dates[indexOf(earlier)], dates[indexOf(later)]];
    if (!first || !second || first.day <= second.day) return [];
    const text = `The ${NAMES[later]} must not be before the ${NAMES[earlier]}`;
    return [[`dates.${indexOf(later)}.day`, text]];
  });
  const elsewhere = (['forum-physical', 'forum-online'] as const).flatMap((key): Problem[] =>
    !dates[indexOf(key)] || dates[indexOf(key)]?.day.startsWith(`${year}-`)
      ? []
      : [[`dates.${indexOf(key)}.day`, `The ${NAMES[key]} must be in ${year}`]],
  );
  return [...wrong, ...elsewhere];
}

function clockProblems({ dates }: EditionDraft): Problem[] {
  return dates.flatMap(({ anywhereOnEarth, time }, index): Problem[] =>
    anywhereOnEarth && time !== undefined
      ? [[`dates.${index}.time`, 'A day that ends Anywhere on Earth has no time of its own']]
      : [],
  );
}

function scheduleProblems({ schedule }: EditionDraft): Problem[] {
  return schedule.flatMap(({ items }, day) =>
    items.flatMap(({ start, end }, item): Problem[] =>
      start < end ? [] : [[`schedule.${day}.items.${item}.end`, 'Must be after the start']],
    ),
  );
}
