import { IconChevronLeft, IconChevronRight, IconClock } from '@plenary/kit/art/icons';
import { paths } from '@plenary/kit/paths';
import { RouterLink } from '@plenary/kit/router';
import { Chip, colours, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { AssignmentStatus, isAwaitingReview } from '../../shared/assignment-status';
import { Deadline } from '../../shared/deadline';
import { assignmentsQuery, type Assignment, type Review } from '../../shared/reviews.api';
import type { ReactNode } from 'react';
import { texts } from './texts';

export const Bar = styled('div')(({ theme }) => ({
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
    // Clamped on narrow screens; the paper shows its full title.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontFamily: 'inherit',
    fontSize: '1.0625rem',
    lineHeight: 1.35,
    fontWeight: 700,
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

const PaperNav = styled('nav')({
  display: 'flex',
  marginInlineStart: -10,
  '& a, & span': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: 8,
    color: colours.primary,
  },
  '& span': { color: colours.indigo300 },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
  '& a:hover': { backgroundColor: colours.indigo50 },
});

/** A long date wraps on narrow screens; other states are one word. */
const DueDate = styled('div')({ '& > span': { whiteSpace: 'normal' } });

export function ReviewHeader({ review }: { review: Review }) {
  const { paperNumber, paperTitle, isOverdue } = review;
  const isPending = !isOverdue && isAwaitingReview(review);
  return (
    <Bar>
      <OtherPapers paperId={review.paperId} />
      <h1 tabIndex={-1}>
        {paperNumber !== null && <span>{texts.paper({ number: paperNumber })} </span>}
        {paperTitle}
      </h1>
      {isPending ? (
        <DueDate>
          <Chip tone="amber" icon={<IconClock />}>
            <span>
              <Deadline assignment={review} />
            </span>
          </Chip>
        </DueDate>
      ) : (
        <AssignmentStatus assignment={review} />
      )}
    </Bar>
  );
}

function OtherPapers({ paperId }: { paperId: string }) {
  const { data = [] } = useQuery(assignmentsQuery());
  const index = data.findIndex((assignment) => assignment.paperId === paperId);
  if (data.length < 2 || index < 0) return null;
  return (
    <PaperNav aria-label={texts.otherPapers}>
      <PaperLink to={data[index - 1]} name={(title) => texts.previous({ title })}>
        <IconChevronLeft />
      </PaperLink>
      <PaperLink to={data[index + 1]} name={(title) => texts.next({ title })}>
        <IconChevronRight />
      </PaperLink>
    </PaperNav>
  );
}

function PaperLink(props: {
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
