import { formatList } from '@plenary/kit/i18n';
import { paths } from '@plenary/kit/paths';
import type { ReactNode } from 'react';
import { formLink } from '../registrations/link-choice';
import { Due, type DayOf } from './due';
import type { Paper } from './papers.api';
import { STEPS, stepOf } from './steps';
import { texts } from './texts';
import { hasCameraReady } from './timeline-entries';

const words = texts.next;

interface Action {
  label: string;
  to: string;
}

export interface NextStepOf {
  title: string;
  detail?: ReactNode;
  /** The first one is the step itself. */
  actions: Action[];
}

/** Undefined while the reader has nothing to do: co-authors only register and pay. */
export function nextStepOf(paper: Paper, dayOf: DayOf): NextStepOf | undefined {
  if (paper.status === 'accepted') return stepAfterAcceptance(paper, dayOf);
  if (paper.role !== 'submitter') return undefined;
  if (paper.status === 'draft') return draftStep(paper);
  return isAwaitingRevision(paper) ? revisionStep(paper, dayOf) : undefined;
}

export function isAwaitingRevision({ status }: Paper): boolean {
  return status === 'minor-corrections' || status === 'major-corrections';
}

export function isRevisionOverdue({ correctionsBy }: Paper): boolean {
  return correctionsBy !== null && Date.parse(correctionsBy) < Date.now();
}

function draftStep({ id, number, problems }: Paper): NextStepOf {
  const fields = Object.keys(problems);
  const parts = [...new Set(fields.map((field) => field.split('.')[0] ?? ''))].flatMap((field) =>
    field in words.parts ? [words.parts[field as keyof typeof words.parts]] : [],
  );
  const first = STEPS.find((step) => fields.some((field) => stepOf(field) === step)) ?? 'summary';
  const label = words.continueAt({ step: STEPS.indexOf(first) + 1, total: STEPS.length });
  return {
    title: number === null ? (parts.length > 0 ? words.finish : words.submit) : words.returned,
    detail: parts.length > 0 ? words.missing({ parts: formatList(parts) }) : words.complete,
    actions: [{ label, to: submitPath(id, first) }],
  };
}

function revisionStep(paper: Paper, dayOf: DayOf): NextStepOf {
  const { correctionsBy } = paper;
  const page = paths.paper.href({ paperId: paper.id });
  const reviews = { label: words.readReviews, to: `${page}#reviews` };
  if (isRevisionOverdue(paper) || !correctionsBy) {
    return { title: words.overdue, detail: words.overdueText, actions: [reviews] };
  }
  return {
    title: words.revise({ day: dayOf(correctionsBy) }),
    detail: <Due at={correctionsBy} />,
    actions: [{ label: words.uploadRevision, to: `${page}#files` }, reviews],
  };
}

function stepAfterAcceptance(paper: Paper, dayOf: DayOf): NextStepOf | undefined {
  const { payment, paymentBy } = paper;
  const page = paths.paper.href({ paperId: paper.id });
  const decision = { label: words.readDecision, to: `${page}#reviews` };
  const due = paymentBy && <Due at={paymentBy} />;
  if (payment === 'none') {
    return {
      title: paymentBy ? words.registerBy({ day: dayOf(paymentBy) }) : words.register,
      detail: (
        <>
          {due} {words.registerText}
        </>
      ),
      actions: [
        { label: words.register, to: formLink({ as: 'presenter', paper: paper.id }) },
        decision,
      ],
    };
  }
  if (payment === 'pending') {
    if (paper.registeredBy !== 'you') return undefined;
    const query = new URLSearchParams({ paper: paper.id }).toString();
    return {
      title: paymentBy ? words.payBy({ day: dayOf(paymentBy) }) : words.pay,
      detail: (
        <>
          {due} {words.payText}
        </>
      ),
      actions: [{ label: words.payLink, to: `${paths.paymentProcessing.href()}?${query}` }],
    };
  }
  if (paper.role !== 'submitter' || hasCameraReady(paper)) return undefined;
  return cameraReadyStep(paper, dayOf);
}

function cameraReadyStep({ id, cameraReady }: Paper, dayOf: DayOf): NextStepOf {
  const page = `${paths.paper.href({ paperId: id })}#files`;
  const { state, by = null, isOpen = true, reasons } = cameraReady ?? {};
  const upload = { label: words.cameraReady, to: page };
  if (state === 'sent-back') {
    return { title: words.correctCameraReady, detail: reasons, actions: [upload] };
  }
  if (!isOpen)
    return { title: words.cameraReadyOver, detail: words.cameraReadyOverText, actions: [] };
  return {
    title: by ? words.cameraReadyBy({ day: dayOf(by) }) : words.cameraReady,
    detail: (
      <>
        {by && <Due at={by} />} {words.cameraReadyText}
      </>
    ),
    actions: [upload],
  };
}

export function submitPath(paperId: string, step?: string): string {
  const query = new URLSearchParams({ paper: paperId, ...(step && { step }) });
  return `${paths.submit.href()}?${query.toString()}`;
}
