import { FormDialog } from '@plenary/kit/dialogs';
import { SelectField, useForm, useWatch } from '@plenary/kit/forms';
import { ErrorState, Spinner } from '@plenary/kit/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import * as z from 'zod/mini';
import {
  candidatesKey,
  candidatesQuery,
  type Candidate,
  type Candidates,
} from '../assignment/assignment.api';
import { ReviewerSearch } from '../assignment/reviewer-search';
import { problemOf, unlessHeld, type PaperActionProps } from '../paper.api';
import { texts as paperTexts } from '../texts';
import { useChooseMetaReviewer } from './meta-review.api';
import { texts } from './meta-review.texts';

const NO_ONE = 'none';
const schema = z.object({ reviewer: z.string() });

interface MetaReviewerDialogProps extends PaperActionProps {
  current?: { id: string; name: string };
  onClose: () => void;
}

/** Reviewers without a conflict, the most suitable first. */
export function MetaReviewerDialog({ paper, onDone, current, onClose }: MetaReviewerDialogProps) {
  const choose = useChooseMetaReviewer(paper.id);
  const form = useForm({ schema, defaultValues: { reviewer: current?.id ?? NO_ONE } });
  const reviewer = useWatch({ control: form.control, name: 'reviewer' });
  const [typed, setTyped] = useState('');
  const query = candidatesQuery(paper.id, useDeferredValue(typed.trim()));
  const candidates = useQuery({ ...query, placeholderData: keepPreviousData });
  const chosen = useFound(paper.id).find(({ id }) => id === reviewer);
  return (
    <FormDialog
      title={current ? texts.change : texts.assign}
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
        <>
          <ReviewerSearch typed={typed} onType={setTyped} />
          <SelectField
            name="reviewer"
            label={texts.reviewer}
            hint={moreOf(candidates.data)}
            options={optionsOf(candidates.data.items, chosen ?? current)}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Of all searches for the paper so far. */
function useFound(paperId: string): Candidate[] {
  const queryKey = candidatesKey(paperId);
  const found = useQueryClient().getQueriesData<Candidates>({ queryKey });
  return found.flatMap(([, data]) => data?.items ?? []);
}

function moreOf({ items, total }: Candidates): string | undefined {
  return total > items.length ? texts.more({ shown: items.length, total }) : undefined;
}

/** With the chosen one, who may not be among those found, or have a conflict since: the field shows its value. */
function optionsOf(people: Candidate[], chosen: MetaReviewerDialogProps['current']) {
  const free = people.filter(({ conflict }) => conflict === null);
  const isListed = free.some(({ id }) => id === chosen?.id);
  return [
    { value: NO_ONE, label: texts.noOne },
    ...(chosen && !isListed ? [{ value: chosen.id, label: chosen.name }] : []),
    ...free.map((person) => ({ value: person.id, label: labelOf(person) })),
  ];
}

function labelOf({ name, knowsTopic, review }: Candidate): string {
  if (review !== null && review !== 'declined') return texts.ofPaper({ name });
  return knowsTopic ? texts.knowsTopic({ name }) : name;
}
