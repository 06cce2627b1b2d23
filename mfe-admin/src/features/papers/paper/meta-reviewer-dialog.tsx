import { FormDialog } from '@plenary/kit/dialogs';
import { SelectField, useForm } from '@plenary/kit/forms';
import { ErrorState, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { candidatesQuery, type Candidate } from '../assignment/assignment.api';
import { problemOf, unlessHeld, type PaperActionProps } from '../paper.api';
import { texts as paperTexts } from '../texts';
import { useChooseMetaReviewer } from './meta-review.api';

const texts = paperTexts.metaReview;

const NO_ONE = 'none';
const schema = z.object({ reviewer: z.string() });

interface MetaReviewerDialogProps extends PaperActionProps {
  current?: { id: string; name: string };
  onClose: () => void;
}

/** Reviewers without a conflict, the most suitable first. */
export function MetaReviewerDialog({ paper, onDone, current, onClose }: MetaReviewerDialogProps) {
  const candidates = useQuery(candidatesQuery(paper.id, ''));
  const choose = useChooseMetaReviewer(paper.id);
  const form = useForm({ schema, defaultValues: { reviewer: current?.id ?? NO_ONE } });
  return (
    <FormDialog
      title={texts.assign}
      text={texts.assignText}
      form={form}
      error={problemOf(choose.error)}
      isBlocked={!candidates.data}
      confirm={texts.save}
      keep={paperTexts.cancel}
      onClose={onClose}
      onSubmit={async ({ reviewer }) => {
        const reviewerId = reviewer === NO_ONE ? null : reviewer;
        const state = await choose.mutateAsync({ reviewerId, revision: paper.revision });
        onClose();
        onDone(unlessHeld(state, reviewerId === null ? texts.removed : texts.assigned));
      }}
    >
      {candidates.isPending && <Spinner />}
      {candidates.isError && (
        <ErrorState
          title={texts.notLoaded}
          message={problemOf(candidates.error) ?? ''}
          onRetry={() => void candidates.refetch()}
        />
      )}
      {candidates.data && (
        <SelectField
          name="reviewer"
          label={texts.reviewer}
          options={optionsOf(candidates.data.items, current)}
        />
      )}
    </FormDialog>
  );
}

/** The present one also once they can no longer be chosen, so that the field shows its value. */
function optionsOf(people: Candidate[], current: MetaReviewerDialogProps['current']) {
  const free = people.filter(({ conflict }) => conflict === null);
  const isListed = free.some(({ id }) => id === current?.id);
  return [
    { value: NO_ONE, label: texts.noOne },
    ...(current && !isListed ? [{ value: current.id, label: current.name }] : []),
    ...free.map((person) => ({ value: person.id, label: labelOf(person) })),
  ];
}

function labelOf({ name, knowsTopic, review }: Candidate): string {
  if (review !== null && review !== 'declined') return texts.ofPaper({ name });
  return knowsTopic ? texts.knowsTopic({ name }) : name;
}
