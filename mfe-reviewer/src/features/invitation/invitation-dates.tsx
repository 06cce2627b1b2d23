import { DeadlineEnd, useDayOf, useNow } from '@plenary/kit/edition';
import { colours, fonts, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { texts as sharedTexts } from '../../shared/texts';
import type { Invitation } from './invitation.api';
import { texts } from './texts';

const DAY_MS = 24 * 60 * 60 * 1000;

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px 20px',
  marginBlockEnd: 48,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

const Item = styled('div')({
  borderBlockStart: `5px solid ${colours.indigo200}`,
  paddingBlockStart: 12,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  color: colours.ink,
  '&:first-of-type': { borderBlockStartColor: colours.secondary },
  '& dt': { color: colours.muted },
  '& strong': {
    display: 'block',
    fontFamily: fonts.display,
    fontSize: '1.5rem',
    lineHeight: 1.2,
    color: colours.primary,
  },
});

/** The answer date before the review date, then the work. */
export function InvitationDates({ invitation }: { invitation: Invitation }) {
  const { answerBy, dueAt, pages, paperKind } = invitation;
  return (
    <List>
      <Fact term={texts.answerBy} figure={<Day at={answerBy} />}>
        <DaysLeft until={answerBy} />
      </Fact>
      <Fact term={texts.reviewBy} figure={<Day at={dueAt} />}>
        <DeadlineEnd at={dueAt} />
      </Fact>
      <Fact
        term={texts.length}
        figure={pages === null ? sharedTexts.paperKinds[paperKind] : texts.pages({ pages })}
      >
        {pages !== null && sharedTexts.paperKinds[paperKind]}
      </Fact>
      <Fact term={texts.part} figure={texts.scores}>
        {texts.partDetail}
      </Fact>
    </List>
  );
}

function Fact(props: { term: string; figure: ReactNode; children: ReactNode }) {
  return (
    <Item>
      <dt>{props.term}</dt>
      <dd>
        <strong>{props.figure}</strong>
        {props.children}
      </dd>
    </Item>
  );
}

function Day({ at }: { at: string }) {
  return <time dateTime={at}>{useDayOf()(at)}</time>;
}

function DaysLeft({ until }: { until: string }) {
  const now = useNow();
  if (now === null) return null;
  const left = Date.parse(until) - now;
  return left < 0 ? texts.late : texts.daysLeft({ days: Math.floor(left / DAY_MS) });
}
