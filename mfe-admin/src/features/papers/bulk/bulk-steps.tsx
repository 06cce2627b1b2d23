import { FormDialog } from '@plenary/kit/dialogs';
import { SelectField, TextAreaField, TextField, useForm } from '@plenary/kit/forms';
import { ErrorState, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { decisionOptions, decisionSchema } from '../decisions/decision.schema';
import { problemOf, type Decision } from '../paper.api';
import type { PaperRow } from '../papers.api';
import { texts as paperTexts } from '../texts';
import { availableReviewersQuery, type ChosenAct } from './bulk.api';
import { texts } from './texts';

export interface ActProps {
  rows: PaperRow[];
  onClose: () => void;
}

interface StepProps extends ActProps {
  /** Called with the input that the act needs before its preview. */
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
      <SelectField name="decision" label={paperTexts.decision} options={decisionOptions} />
      <TextAreaField name="noteToAuthors" label={texts.noteToAll} rows={4} optional />
    </FormDialog>
  );
}

const reviewerSchema = z.object({
  reviewerId: z.string().check(z.minLength(1, texts.reviewerRequired)),
});

export function ReviewerStep({ onClose, onChosen }: StepProps) {
  const reviewers = useQuery(availableReviewersQuery());
  const { items = [], isCut } = reviewers.data ?? {};
  const form = useForm({ schema: reviewerSchema, defaultValues: { reviewerId: '' } });
  return (
    <FormDialog
      title={texts.titles.assign}
      confirm={texts.preview}
      keep={texts.cancel}
      form={form}
      isBlocked={items.length === 0}
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
      {reviewers.data && items.length === 0 && <p>{texts.noReviewers}</p>}
      {items.length > 0 && (
        <SelectField
          name="reviewerId"
          label={texts.reviewer}
          hint={isCut && texts.reviewersCut({ count: items.length })}
          options={items.map(({ id, ...reviewer }) => ({
            value: id,
            label: texts.reviewerOption(reviewer),
          }))}
        />
      )}
    </FormDialog>
  );
}
