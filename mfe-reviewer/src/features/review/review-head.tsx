import { IconChevronLeft, IconChevronRight, IconClock } from '@plenary/kit/art/icons';
import { paths } from '@plenary/kit/paths';
import { RouterLink } from '@plenary/kit/router';
import { Chip, colours, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { AssignmentState } from '../../assignment-state';
import { Deadline } from '../../deadline';
import { assignmentsQuery, type Assignment, type Review } from '../../reviews.api';
import type { ReactNode } from 'react';
import { texts } from './texts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '8px 20px',
  borderBlockEnd: `1px solid ${colours.hairline}`,
  '& h1': {
    order: -1,
    flex: '1 1 10rem',
    minInlineSize: 0,
    // Narrow screens need the room; the paper tells its title in full.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontFamily: 'inherit',
    fontSize: '1.0625rem',
    lineHeight: 1.35,
    fontWeight: 600,
    color: colours.ink,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    '& span': { color: colours.muted, fontWeight: 400 },
  },
  [theme.breakpoints.up('md')]: {
    paddingInline: 24,
    '& h1': { order: 0, flex: '1 1 16rem', display: 'block' },
  },
}));

const Steps = styled('nav')({
  display: 'flex',
  marginInlineStart: -10,
  '& a, & span': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: 8,
    color: '#1a237e',
  },
  '& span': { color: colours.indigo300 },
  '& a:hover': { backgroundColor: colours.indigo50 },
});

/** Which paper it is, until when, and the way to the ones before and after it in the list. */
export function ReviewHead({ review }: { review: Review }) {
  const { paperNumber, paperTitle, isOpen, isOverdue, status } = review;
  const isPending = isOpen && !isOverdue && (status === 'invited' || status === 'accepted');
  return (
    <Bar>
      <OtherPapers paperId={review.paperId} />
      <h1 tabIndex={-1}>
        {paperNumber !== null && <span>{texts.paper(paperNumber)}: </span>}
        {paperTitle}
      </h1>
      {isPending ? (
        <Chip tone="amber" icon={<IconClock />}>
          <span>
            <Deadline assignment={review} />
          </span>
        </Chip>
      ) : (
        <AssignmentState assignment={review} />
      )}
    </Bar>
  );
}

function OtherPapers({ paperId }: { paperId: string }) {
  const { data = [] } = useQuery(assignmentsQuery);
  const at = data.findIndex((each) => each.paperId === paperId);
  if (data.length < 2 || at < 0) return null;
  return (
    <Steps aria-label={texts.steps}>
      <Step to={data[at - 1]} name={texts.previous}>
        <IconChevronLeft />
      </Step>
      <Step to={data[at + 1]} name={texts.next}>
        <IconChevronRight />
      </Step>
    </Steps>
  );
}

function Step(props: {
  to: Assignment | undefined;
  name: (title: string) => string;
  children: ReactNode;
}) {
  const { to, name, children } = props;
  if (!to) return <span aria-hidden>{children}</span>;
  return (
    <RouterLink
      to={paths.reviewerPaper.href({ paperId: to.paperId })}
      aria-label={name(to.paperTitle)}
      title={name(to.paperTitle)}
    >
      {children}
    </RouterLink>
  );
}
