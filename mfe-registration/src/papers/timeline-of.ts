import type { Paper } from './papers.api';
import { texts } from './texts';

export interface Moment {
  state: 'done' | 'now' | 'later';
  title: string;
  /** When it was, or until when it is promised or asked for. */
  at: string | null;
  note?: string;
}

const words = texts.timeline;

/** The way of a paper: what was, what is next, and what follows if all goes well. */
export function timelineOf(paper: Paper): Moment[] {
  return [...happened(paper), ...expected(paper)];
}

function happened({ moves, versions }: Paper): Moment[] {
  const done = moves.map(({ action, at, note }): Moment => ({
    state: 'done',
    title: words.moves[action] ?? action,
    at,
    note,
  }));
  const cameraReady = versions
    .filter(({ stage, isSubmitted }) => stage === 'camera-ready' && isSubmitted)
    .map(({ createdAt }): Moment => ({ state: 'done', title: words.cameraReady, at: createdAt }));
  return [...done, ...cameraReady].sort((one, other) =>
    (one.at ?? '') < (other.at ?? '') ? -1 : 1,
  );
}

function expected(paper: Paper): Moment[] {
  const rest = toCome(paper);
  return rest.map(([title, at], index) => ({ state: index === 0 ? 'now' : 'later', title, at }));
}

function toCome(paper: Paper): [title: string, at: string | null][] {
  const end: [string, string | null][] = [
    [words.register, null],
    [words.thenCameraReady, null],
  ];
  switch (paper.status) {
    case 'submitted':
    case 'screening':
      return [[words.acknowledgement, paper.acknowledgeBy], [words.review, null], ...end];
    case 'under-review':
      return [[words.review, null], ...end];
    case 'minor-corrections':
    case 'major-corrections':
      return [[words.corrections, paper.correctionsBy], [words.verification, null], ...end];
    case 'resubmitted':
      return [[words.verification, paper.verifyBy], ...end];
    case 'accepted':
      return afterAcceptance(paper);
    case 'draft':
    case 'rejected':
    case 'desk-rejected':
    case 'withdrawn':
      return [];
  }
}

function afterAcceptance({ payment, paymentBy, versions }: Paper): [string, string | null][] {
  const register: [string, string | null] = [words.register, paymentBy];
  const cameraReady: [string, string | null] = [words.thenCameraReady, null];
  const isHandedIn = versions.some(
    ({ stage, isSubmitted }) => stage === 'camera-ready' && isSubmitted,
  );
  if (isHandedIn) return [];
  return payment === 'confirmed' ? [cameraReady] : [register, cameraReady];
}
