import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { AddedField } from '../../conference/editions/review-fields.schema.js';
import { MINUTE } from '../../platform/core/time.js';
import { answeredFields } from './review-answers.js';
import { submittedForm } from './review.presenter.js';
import type { ReviewRow } from './review.read-model.js';
import type { ReviewDraft, ReviewVersion as PresentedVersion } from './review.schema.js';
import { ReviewVersion } from './review-version.entity.js';
import { addVersion, type VersionRow } from './review-versions.read-model.js';

/**
 * Keeps the submitted review, before it is replaced, and the form that replaces it. A repeated submission of the
 * same form is no version.
 */
export async function keepVersion(
  tx: EntityManager,
  review: ReviewRow,
  form: ReviewDraft,
  submittedAt: Date,
): Promise<void> {
  const before = submittedForm(review);
  if (!review.submittedAt || isDeepStrictEqual(before, form)) return;
  const first = { reviewId: review.id, number: 1, submittedAt: review.submittedAt, form: before };
  await tx.createQueryBuilder().insert().into(ReviewVersion).values(first).orIgnore().execute();
  await addVersion.run(tx, { reviewId: review.id, submittedAt, form: JSON.stringify(form) });
}

/** With the names that added fields had. */
export function presentVersions(
  versions: readonly VersionRow[],
  fields: readonly AddedField[],
): PresentedVersion[] {
  return versions.map(({ form: { answers, ...form }, ...version }) => ({
    ...version,
    ...form,
    added: answeredFields(fields, answers),
  }));
}

/** Those that changed since the reviewer could read the discussion, and the one before. Times are to the minute. */
export function versionsInDiscussion(
  versions: readonly VersionRow[],
  fields: readonly AddedField[],
): PresentedVersion[] {
  const shown = versions.filter(
    ({ isAfterDiscussion }, index) =>
      isAfterDiscussion || versions[index + 1]?.isAfterDiscussion === true,
  );
  return presentVersions(shown, fields).map((version) => ({
    ...version,
    submittedAt: toMinute(new Date(version.submittedAt)),
  }));
}

/** Reviewers do not see times of each other to the second. */
export function toMinute(time: Date): string {
  return new Date(Math.floor(time.getTime() / MINUTE) * MINUTE).toISOString();
}
