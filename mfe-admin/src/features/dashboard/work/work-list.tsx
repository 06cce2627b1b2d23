import { IconAlertTriangle, IconChevronRight, IconClock } from '@plenary/kit/art/icons';
import { formatAge, useNow } from '@plenary/kit/edition';
import { RouterLink } from '@plenary/kit/router';
import { colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import { texts } from '../texts';
import { workLinks, type WorkRow } from './work-kinds';

const List = styled('ul')({ listStyle: 'none' });

/** The link covers its row. */
const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr) auto',
  gridTemplateAreas: '"count task act" "count detail act" "count age act"',
  columnGap: 12,
  alignItems: 'center',
  alignContent: 'center',
  minBlockSize: 54,
  paddingBlock: 7,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  lineHeight: '20px',
  '&:hover': { backgroundColor: colours.indigo50 },
  '& > b': {
    gridArea: 'count',
    alignSelf: 'start',
    fontSize: '1.25rem',
    textAlign: 'end',
    color: colours.primary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > strong': { gridArea: 'task', color: colours.ink },
  '& > span': { gridArea: 'detail', fontSize: '0.8125rem', lineHeight: '18px' },
  '& > span, & > small': { color: colours.muted },
  '& > a': {
    gridArea: 'act',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 36,
    color: colours.primary,
    fontWeight: 700,
    textDecoration: 'none',
  },
  '& > a::after': { content: '""', position: 'absolute', inset: 0 },
  '& > a:focus-visible': { outline: 'none' },
  '&:has(> a:focus-visible)': { outline: `3px solid ${colours.focus}`, outlineOffset: -3 },
  [theme.breakpoints.down('md')]: {
    '& > a': { fontSize: '0.875rem' },
    '& > span:not([data-kind="settings"], [data-kind="dates"])': { display: 'none' },
  },
  // The act goes into two lines before a word of the task is broken.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '34px minmax(0, 1fr) fit-content(25%)',
    columnGap: 8,
    '& > strong': { hyphens: 'auto' },
    '& > a': { justifySelf: 'end', gap: 4, textAlign: 'end', lineHeight: '18px' },
    '& > a > svg': { flex: 'none' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '34px minmax(0, 1fr) 116px 160px',
    gridTemplateAreas: '"count task age act" "count detail age act"',
    columnGap: 14,
    '& > b': { alignSelf: 'center' },
    '& > a': { justifySelf: 'end', paddingInlineEnd: 10 },
    // Details are cut before titles; dates that disagree are read in full.
    '& > span:not([data-kind="dates"])': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > span[data-kind="dates"]': { gridColumnEnd: 'age' },
  },
}));

const Age = styled('small')({
  gridArea: 'age',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '&[data-tone]': { fontWeight: 700 },
  '&[data-tone="late"]': { color: colours.error },
  '&[data-tone="soon"]': { color: colours.warning },
});

export function WorkList({ rows }: { rows: WorkRow[] }) {
  return (
    <List>
      {rows.map((row) => {
        const { kind, count, detail } = row;
        const { task, act } = texts.work.kinds[kind];
        return (
          <Row key={kind}>
            <b>{count}</b>
            <strong>{task({ count })}</strong>
            <span data-kind={kind}>{detail}</span>
            <Urgency row={row} />
            <RouterLink to={workLinks[kind]}>
              {act}
              <VisuallyHidden>{texts.work.actOf({ count, task: task({ count }) })}</VisuallyHidden>
              <IconChevronRight size={16} />
            </RouterLink>
          </Row>
        );
      })}
    </List>
  );
}

const DAY = 86_400_000;

/** Overdue, or the time that is left, or how long the oldest waits. */
function Urgency({ row: { count, overdue, dueAt, since } }: { row: WorkRow }) {
  const now = useNow();
  if (now === null) return null;
  if (count === 0) return <Age>{texts.work.done}</Age>;
  if (dueAt !== null && overdue > 0) {
    const isAll = overdue === count;
    return (
      <Age data-tone="late">
        <IconAlertTriangle size={16} />
        {isAll
          ? texts.work.late({ time: formatAge(dueAt, now) })
          : texts.work.overdue({ count: overdue })}
      </Age>
    );
  }
  if (dueAt !== null) {
    const end = Date.parse(dueAt);
    const time = formatAge(new Date(now).toISOString(), end);
    const isSoon = end - now < DAY;
    return (
      <Age data-tone={isSoon ? 'soon' : undefined}>
        {isSoon && <IconClock size={16} />}
        {texts.work.left({ time })}
      </Age>
    );
  }
  return <Age>{since !== null && formatAge(since, now)}</Age>;
}
