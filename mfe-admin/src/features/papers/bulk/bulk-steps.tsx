import { FormDialog } from '@plenary/kit/dialogs';
import { SelectField, TextAreaField, TextField, useForm } from '@plenary/kit/forms';
import { paperStateLabel } from '@plenary/kit/states';
import { ErrorState, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { problemOf, type Decision } from '../paper.api';
import type { PaperRow } from '../papers.api';
import { texts as paperTexts } from '../texts';
import { availableReviewersQuery, type ChosenAct } from './bulk.api';
import { texts } from './texts';

export interface ActProps {
  rows: PaperRow[];
  onClose: () => void;
}

/** Asks for what an act needs, before its preview. */
interface StepProps extends ActProps {
  onChosen: (act: ChosenAct) => void;
}

const tagSchema = z.object({
  tag: z.string().check(z.trim(), z.minLength(1, texts.tagRequired)),
});

export function TagStep(props: StepProps & { name: 'tag' | 'untag' }) {
  const { name, rows, onClose, onChosen } = props;
  const used = [...new Set(rows.flatMap(({ tags }) => tags))].sort();
  const defaultValues = { tag: name === 'untag' ? (used[0] ?? '') : '' };
  const form = useForm({ schema: tagSchema, defaultValues });
  return (
    <FormDialog
      title={texts.titles[name]}
      confirm={texts.preview}
      keep={texts.cancel}
      form={form}
      onClose={onClose}
      onSubmit={({ tag }) => onChosen({ act: name, tag })}
    >
      {name === 'untag' ? (
        <SelectField name="tag" label={texts.tag} options={used} />
      ) : (
        <TextField name="tag" label={texts.tag} maxLength={30} />
      )}
    </FormDialog>
  );
}

const DECISIONS: Decision[] = ['accepted', 'minor-corrections', 'major-corrections', 'rejected'];

const decisionSchema = z.object({
  decision: z.enum(DECISIONS, paperTexts.required),
  noteToAuthors: z.string().check(z.trim()),
});

export function DecisionStep({ onClose, onChosen }: StepProps) {
  const defaultValues = { decision: '' as Decision, noteToAuthors: '' };
  const form = useForm({ schema: decisionSchema, defaultValues });
  return (
    <FormDialog
      title={texts.titles.decide}
      confirm={texts.preview}
      keep={texts.cancel}
      form={form}
      onClose={onClose}
      onSubmit={(values) => onChosen({ act: 'decide', ...values })}
    >
      <p>{paperTexts.decideHint}</p>
      <SelectField
        name="decision"
        label={paperTexts.decision}
        options={DECISIONS.map((value) => ({ value, label: paperStateLabel(value) }))}
      />
      <TextAreaField name="noteToAuthors" label={texts.noteToAll} rows={4} optional />
    </FormDialog>
  );
}

const reviewerSchema = z.object({
  reviewerId: z.string().check(z.minLength(1, texts.reviewerRequired)),
});

export function ReviewerStep({ onClose, onChosen }: StepProps) {
  const reviewers = useQuery(availableReviewersQuery());
  const form = useForm({ schema: reviewerSchema, defaultValues: { reviewerId: '' } });
  return (
    <FormDialog
      title={texts.titles.assign}
      confirm={texts.preview}
      keep={texts.cancel}
      form={form}
      isBlocked={!reviewers.data?.length}
      onClose={onClose}
      onSubmit={({ reviewerId }) => onChosen({ act: 'assign', reviewerId })}
    >
      {reviewers.isPending && <Spinner />}
      {reviewers.isError && (
        <ErrorState
          title={texts.reviewersFailed}
          message={problemOf(reviewers.error) ?? ''}
          onRetry={() => void reviewers.refetch()}
        />
      )}
      {reviewers.data?.length === 0 && <p>{texts.noReviewers}</p>}
      {reviewers.data && reviewers.data.length > 0 && (
        <SelectField
          name="reviewerId"
          label={texts.reviewer}
          options={reviewers.data.map(({ id, ...reviewer }) => ({
            value: id,
            label: texts.reviewerOption(reviewer),
          }))}
        />
      )}
    </FormDialog>
  );
}
