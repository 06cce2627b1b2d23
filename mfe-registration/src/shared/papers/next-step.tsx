import { formatDay } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { Actions, colours, LinkButton, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { Instant } from '../dates';
import type { Paper } from './papers.api';
import { texts } from './texts';
import { hasCameraReady } from './timeline-entries';

const words = texts.next;

const DarkPanel = styled('div')({
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  padding: 24,
  backgroundColor: colours.primaryDark,
  color: colours.onDark,
  '& small': { fontSize: '0.875rem', color: colours.mutedOnDark },
  '& h2, & h3': { color: colours.onDark, fontSize: '1.625rem', lineHeight: 1.1 },
  '& a': { marginBlockStart: 6 },
});

interface Step {
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
}

interface NextStepProps {
  paper: Paper;
  heading?: 'h2' | 'h3';
}

/** The author's next action and its deadline; nothing while the paper is with the committee. */
export function NextStep({ paper, heading: Heading = 'h3' }: NextStepProps) {
  const step = stepOf(paper);
  if (!step) return null;
  return (
    <DarkPanel data-ground="dark">
      <small>{words.title}</small>
      <Heading>{step.title}</Heading>
      {step.text && <p>{step.text}</p>}
      {step.actions && <Actions>{step.actions}</Actions>}
    </DarkPanel>
  );
}

function stepOf(paper: Paper): Step | undefined {
  const { status, number } = paper;
  if (status === 'draft' && number !== null) {
    return { title: words.returned, actions: link(words.continue, submitPath(paper.id)) };
  }
  if (isAwaitingRevision(paper)) return revisionStep(paper);
  return status === 'accepted' ? stepAfterAcceptance(paper) : undefined;
}

export function isAwaitingRevision({ status }: Paper): boolean {
  return status === 'minor-corrections' || status === 'major-corrections';
}

export function isRevisionOverdue({ correctionsBy }: Paper): boolean {
  return correctionsBy !== null && Date.parse(correctionsBy) < Date.now();
}

function revisionStep(paper: Paper): Step {
  const { id, correctionsBy } = paper;
  if (isRevisionOverdue(paper)) return { title: words.overdue, text: words.overdueText };
  const page = paths.paper.href({ paperId: id });
  return {
    title: words.revise({ day: correctionsBy ? formatDay(correctionsBy.slice(0, 10)) : '' }),
    text: correctionsBy && (
      <>
        {words.daysLeft({ days: daysUntil(correctionsBy) })} <Instant at={correctionsBy} />
      </>
    ),
    actions: (
      <>
        {link(words.uploadRevision, `${page}#files`)}
        {link(words.readReviews, `${page}#reviews`)}
      </>
    ),
  };
}

function stepAfterAcceptance(paper: Paper): Step | undefined {
  const { payment, paymentBy } = paper;
  if (payment === 'none') {
    return {
      title: words.register,
      text: (
        <>
          {words.registerText}{' '}
          {paymentBy && (
            <>
              {words.registerBy} <Instant at={paymentBy} />
            </>
          )}
        </>
      ),
      actions: link(words.register, paths.conferenceRegister.href()),
    };
  }
  if (payment === 'pending') {
    const query = new URLSearchParams({ paper: paper.id }).toString();
    const actions = link(words.payLink, `${paths.paymentProcessing.href()}?${query}`);
    return { title: words.pay, text: words.payText, actions };
  }
  if (hasCameraReady(paper)) return undefined;
  const page = `${paths.paper.href({ paperId: paper.id })}#files`;
  const actions = link(words.cameraReady, page);
  return { title: words.cameraReady, text: words.cameraReadyText, actions };
}

function link(label: string, to: string) {
  return (
    <LinkButton look="outlined" to={to}>
      {label}
    </LinkButton>
  );
}

export function submitPath(paperId: string, step?: string): string {
  const query = new URLSearchParams({ paper: paperId, ...(step && { step }) });
  return `${paths.submit.href()}?${query.toString()}`;
}

function daysUntil(instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 86_400_000));
}
