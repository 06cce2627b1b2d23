import { formatAge, formatDay, formatInstant, useNow } from '@plenary/kit/edition';
import { colours, Link, styled } from '@plenary/kit/ui';
import { adminPaths } from '../../../paths';
import { plannedTitle, type PlannedChange } from '../../../shared/dates/planned-change';
import type { DeskEdition } from '../dashboard.api';
import { Part, PartHead } from '../parts/part';
import { texts } from '../texts';

const List = styled('ol')({
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '12px minmax(0, 1fr) auto',
    columnGap: 14,
    paddingBlock: 8,
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& i': {
    inlineSize: 12,
    blockSize: 12,
    marginBlockStart: 5,
    border: `2px solid ${colours.control}`,
    borderRadius: '50%',
  },
  '& strong': { display: 'block', color: colours.ink },
  '& time, & small': { color: colours.muted, fontSize: '0.8125rem', lineHeight: '18px' },
  '& li:first-of-type i': { borderColor: colours.secondary, borderWidth: 2.5 },
  '& li:first-of-type small': { color: colours.ink, fontWeight: 700 },
});

const SHOWN = 4;

interface Ahead {
  label: string;
  at: string;
  text: string;
}

interface DeadlinesProps {
  edition: DeskEdition;
  /** Of the reviews. */
  nextDueAt: string | null;
  scheduled: readonly { at: string; change: PlannedChange }[];
}

export function Deadlines({ edition, nextDueAt, scheduled }: DeadlinesProps) {
  const now = useNow();
  const words = texts.deadlines;
  const ahead = [
    ...edition.dates.map((date): Ahead => ({ ...date, text: dateText(date) })),
    ...(nextDueAt === null
      ? []
      : [{ label: words.reviewDue, at: nextDueAt, text: formatInstant(nextDueAt) }]),
    ...scheduled.map(({ at, change }): Ahead => ({
      label: plannedTitle(change, edition),
      at,
      text: formatInstant(at),
    })),
  ]
    .filter(({ at }) => now !== null && Date.parse(at) > now)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(0, SHOWN);
  return (
    <Part rule={3} aria-label={words.title}>
      <PartHead>
        <h2>{words.title}</h2>
        <Link to={adminPaths.editionSection.href({ section: 'dates' })}>{words.toDates}</Link>
      </PartHead>
      {ahead.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <List>
          {ahead.map(({ label, at, text }) => (
            <li key={label + at}>
              <i aria-hidden="true" />
              <div>
                <strong>{label}</strong>
                <time dateTime={at}>{text}</time>
              </div>
              <small>
                {now !== null && formatAge(new Date(now).toISOString(), Date.parse(at))}
              </small>
            </li>
          ))}
        </List>
      )}
    </Part>
  );
}

/** Organisers work across zones: the end of a deadline in UTC. */
function dateText({ day, at, time, anywhereOnEarth }: DeskEdition['dates'][number]): string {
  if (anywhereOnEarth) {
    return texts.deadlines.anywhere({ instant: formatInstant(at), day: formatDay(day) });
  }
  return time === undefined ? formatDay(day) : formatInstant(at);
}
