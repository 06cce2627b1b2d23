import type { components } from '@plenary/kit/api';
import { paperStateLabel } from '@plenary/kit/states';
import { texts } from './texts';

export type ReviewVersion = components['schemas']['ReviewVersion'];
type Added = ReviewVersion['added'][number];

/** Of a field that differs: texts by word, others as a whole. */
export interface Change {
  label: string;
  before: string;
  after: string;
  isText: boolean;
}

/** In the order of the form. */
export function changesBetween(before: ReviewVersion, after: ReviewVersion): Change[] {
  return [
    ...changed(valuesOf(before), valuesOf(after), false),
    ...changed(textsOf(before), textsOf(after), true),
    ...changed(answersOf(before, isStep), answersOf(after, isStep), false),
    ...changed(answersOf(before, isNoStep), answersOf(after, isNoStep), true),
  ];
}

type Values = Map<string, string>;

function changed(before: Values, after: Values, isText: boolean): Change[] {
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((label) => ({
      label,
      before: before.get(label) ?? '',
      after: after.get(label) ?? '',
      isText,
    }))
    .filter((change) => change.before !== change.after);
}

function valuesOf({ recommendation, criteria, confidence }: ReviewVersion): Values {
  const scores = Object.entries(texts.criteria).map(([id, label]): [string, string] => [
    label,
    String(criteria[id as keyof typeof criteria] ?? ''),
  ]);
  const level = confidence ? texts.confidenceLevel({ confidence: String(confidence) }) : '';
  return new Map([
    [texts.recommendation, recommendation ? paperStateLabel(recommendation) : ''],
    ...scores,
    [texts.confidence, level],
  ]);
}

const textsOf = (version: ReviewVersion): Values =>
  new Map([
    [texts.commentsToAuthors, version.commentsToAuthors],
    [texts.commentsToCommittee, version.commentsToCommittee],
    [texts.concern, version.concern],
  ]);

const isStep = ({ step }: Added) => step !== null;
const isNoStep = (field: Added) => !isStep(field);

const answersOf = ({ added }: ReviewVersion, isShown: (field: Added) => boolean): Values =>
  new Map(added.filter(isShown).map((field) => [field.label, answerOf(field)]));

function answerOf({ answer, step, steps }: Added): string {
  return step === null || steps === null ? answer : texts.step({ step, steps, name: answer });
}
