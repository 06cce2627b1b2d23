import { paperActionLabel } from '@plenary/kit/states';
import type { Paper } from './papers.api';
import { texts } from './texts';

export interface TimelineEntry {
  phase: 'done' | 'now' | 'later';
  title: string;
  /** When it happened; for later phases, its deadline. */
  at: string | null;
  note?: string;
}

const words = texts.timeline;

export function timelineEntries(paper: Paper): TimelineEntry[] {
  return [...pastEntries(paper), ...futureEntries(paper)];
}

function pastEntries(paper: Paper): TimelineEntry[] {
  const done = paper.transitions.map(({ action, at, note }): TimelineEntry => ({
    phase: 'done',
    title: paperActionLabel(action),
    at,
    note,
  }));
  const cameraReady = paper.versions
    .filter(({ stage, isSubmitted }) => stage === 'camera-ready' && isSubmitted)
    .map(({ createdAt }): TimelineEntry => ({
      phase: 'done',
      title: words.cameraReadySubmitted,
      at: createdAt,
    }));
  return [...done, ...cameraReady].sort((a, b) => ((a.at ?? '') < (b.at ?? '') ? -1 : 1));
}

type Step = [title: string, dueAt: string | null];

function futureEntries(paper: Paper): TimelineEntry[] {
  return futureSteps(paper).map(([title, at], index) => ({
    phase: index === 0 ? 'now' : 'later',
    title,
    at,
  }));
}

function futureSteps(paper: Paper): Step[] {
  const end: Step[] = [
    [words.register, null],
    [words.cameraReady, null],
  ];
  switch (paper.status) {
    case 'submitted':
    case 'screening':
      return [[words.acknowledgement, paper.acknowledgeBy], [words.review, null], ...end];
    case 'under-review':
      return [[words.review, null], ...end];
    case 'minor-corrections':
    case 'major-corrections':
      return [[words.revision, paper.correctionsBy], [words.verification, null], ...end];
    case 'revision-submitted':
      return [[words.verification, paper.verifyBy], ...end];
    case 'accepted':
      return stepsAfterAcceptance(paper);
    case 'draft':
    case 'rejected':
    case 'desk-rejected':
    case 'withdrawn':
      return [];
  }
}

function stepsAfterAcceptance(paper: Paper): Step[] {
  if (hasCameraReady(paper)) return [];
  const cameraReady: Step = [words.cameraReady, paper.cameraReady?.by ?? null];
  return paper.payment === 'confirmed'
    ? [cameraReady]
    : [[words.register, paper.paymentBy], cameraReady];
}

/** Whether one was submitted that was not sent back. */
export function hasCameraReady({ versions, cameraReady }: Paper): boolean {
  if (cameraReady?.state === 'sent-back') return false;
  return versions.some(({ stage, isSubmitted }) => stage === 'camera-ready' && isSubmitted);
}
