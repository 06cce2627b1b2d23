import { formatDay } from '@plenary/kit/edition';
import { colours, styled } from '@plenary/kit/ui';
import type { ScheduleDay } from './model';
import type { Problem } from './problems';
import { texts } from './texts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& button': {
    minBlockSize: 44,
    padding: '6px 16px',
    border: `1px solid ${colours.control}`,
    borderRadius: 8,
    backgroundColor: colours.surface,
    color: colours.ink,
    font: 'inherit',
    fontWeight: 700,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 400 },
  '& [aria-pressed="true"]': {
    borderColor: colours.primary,
    backgroundColor: colours.primary,
    color: colours.onPrimary,
  },
  '@media (forced-colors: active)': {
    '& [aria-pressed="true"]': { outline: '3px solid Highlight', outlineOffset: -3 },
  },
});

interface DayTabsProps {
  days: readonly ScheduleDay[];
  current: number;
  problems: readonly Problem[];
  onShow: (day: number) => void;
}

export function DayTabs({ days, current, problems, onShow }: DayTabsProps) {
  return (
    <Bar role="group" aria-label={texts.chooseDay}>
      {days.map(({ day, label }, index) => {
        const count = problems.filter((each) => each.day === index).length;
        return (
          <button
            key={`${index} ${day}`}
            type="button"
            aria-pressed={index === current}
            onClick={() => onShow(index)}
          >
            {label || texts.unnamedDay({ number: index + 1 })}
            <small>
              {day && formatDay(day)}
              {count > 0 && ` · ${texts.problems.count({ count })}`}
            </small>
          </button>
        );
      })}
    </Bar>
  );
}
