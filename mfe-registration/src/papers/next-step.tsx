import { formatDay } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { Actions, colours, LinkButton, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { Instant } from '../parts/instant';
import type { Paper } from './papers.api';
import { texts } from './texts';

const Dark = styled('div')({
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  padding: 24,
  backgroundColor: '#000051',
  color: '#fff',
  '& small': { fontSize: '0.875rem', color: colours.mutedOnDark },
  '& h2, & h3': { color: '#fff', fontSize: '1.625rem', lineHeight: 1.1 },
  '& a': { marginBlockStart: 6 },
});

interface Step {
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
}

interface NextStepProps {
  paper: Paper;
  /** One level below the heading that it stands under. */
  heading?: 'h2' | 'h3';
}

/** What the author has to do next, until when; nothing while others are at work. */
export function NextStep({ paper, heading: Heading = 'h3' }: NextStepProps) {
  const step = stepOf(paper);
  if (!step) return null;
  return (
    <Dark data-ground="dark">
      <small>{texts.next.title}</small>
      <Heading>{step.title}</Heading>
      {step.text && <p>{step.text}</p>}
      {step.actions && <Actions>{step.actions}</Actions>}
    </Dark>
  );
}

function stepOf(paper: Paper): Step | undefined {
  const { status, number } = paper;
  const words = texts.next;
  if (status === 'draft' && number !== null) {
    return { title: words.turnedBack, actions: link(words.continue, submitPath(paper.id)) };
  }
  if (status === 'minor-corrections' || status === 'major-corrections') return corrections(paper);
  return status === 'accepted' ? afterAcceptance(paper) : undefined;
}

/** Whether the time for corrections is over. */
export function isTooLate({ correctionsBy }: Paper): boolean {
  return correctionsBy !== null && Date.parse(correctionsBy) < Date.now();
}

function corrections(paper: Paper): Step {
  const { id, correctionsBy } = paper;
  const words = texts.next;
  const page = paths.paper.href({ paperId: id });
  if (isTooLate(paper)) return { title: words.late, text: words.lateText };
  return {
    title: words.corrections(correctionsBy ? formatDay(correctionsBy.slice(0, 10)) : ''),
    text: correctionsBy && (
      <>
        {words.left(daysUntil(correctionsBy))} <Instant at={correctionsBy} />
      </>
    ),
    actions: (
      <>
        {link(words.uploadCorrections, `${page}#files`)}
        {link(words.readReviews, `${page}#reviews`)}
      </>
    ),
  };
}

function afterAcceptance(paper: Paper): Step | undefined {
  const words = texts.next;
  const { payment, paymentBy, versions } = paper;
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
  const isDone = versions.some(({ stage, isSubmitted }) => stage === 'camera-ready' && isSubmitted);
  if (isDone) return undefined;
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

/** Where a draft is filled in. */
export function submitPath(paperId: string, step?: string): string {
  const query = new URLSearchParams({ paper: paperId, ...(step && { step }) });
  return `${paths.submit.href()}?${query.toString()}`;
}

function daysUntil(instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 86_400_000));
}
