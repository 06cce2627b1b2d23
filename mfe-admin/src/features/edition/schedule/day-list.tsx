import { Button, colours, fonts, styled } from '@plenary/kit/ui';
import type { DayParts } from './day-grid';
import { byTime, columnsOf, minutesOf } from './model';
import { texts } from './texts';

const Root = styled('div')({
  display: 'grid',
  gap: 24,
  '& h3': {
    fontFamily: fonts.body,
    fontSize: '1rem',
    borderBlockEnd: `3px solid ${colours.primary}`,
  },
  '& h3 small': { fontWeight: 400, color: colours.muted },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { borderBlockEnd: `1px solid ${colours.hairline}` },
  '& li button': {
    display: 'grid',
    gridTemplateColumns: '7.5rem minmax(0, 1fr)',
    inlineSize: '100%',
    minBlockSize: 44,
    padding: '10px 0',
    border: 0,
    backgroundColor: 'transparent',
    color: colours.ink,
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& [data-problem="true"] strong': { color: colours.error },
  '& li span': { fontVariantNumeric: 'tabular-nums', color: colours.muted },
  '& li small': { gridColumn: 2, color: colours.muted },
});

/** The grid of a day on a phone: one list for each room. */
export function DayList({ label, schedule, day, open, problems, onOpen, onAdd }: DayParts) {
  const items = schedule.days[day]?.items ?? [];
  const rooms = columnsOf(schedule.rooms);
  const isKnown = (id: string) => rooms.some((room) => room.id === id);
  return (
    <Root role="group" aria-label={texts.gridOf({ day: label })}>
      {rooms.map(({ id, name, kind }) => {
        const own = byTime(items).filter((index) => {
          const { room } = items[index]!;
          return (isKnown(room) ? room : '') === id;
        });
        const ends = own.map((index) => minutesOf(items[index]!.end));
        const next = Math.max(9 * 60, ...ends.filter((end) => !Number.isNaN(end)));
        return (
          <section key={id}>
            <h3>
              {name} {kind === 'online' && <small>{texts.online}</small>}
            </h3>
            <ul>
              {own.map((index) => {
                const { start, end, title, papers } = items[index]!;
                return (
                  <li key={index}>
                    <button
                      type="button"
                      aria-pressed={index === open}
                      data-problem={problems.some(
                        (each) => each.day === day && each.item === index,
                      )}
                      onClick={() => onOpen(index)}
                    >
                      <span>
                        {start}–{end}
                      </span>
                      <strong>{title || texts.newItem}</strong>
                      {papers.length > 0 && <small>{texts.papers({ count: papers.length })}</small>}
                    </button>
                  </li>
                );
              })}
            </ul>
            <Button
              look="text"
              data-add=""
              aria-label={texts.addIn({ room: name })}
              onClick={() => onAdd(id, Math.min(next, 22 * 60))}
            >
              {texts.add}
            </Button>
          </section>
        );
      })}
    </Root>
  );
}
