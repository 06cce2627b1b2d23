import { FormDialog } from '@plenary/kit/dialogs';
import { SelectField, useForm, useWatch } from '@plenary/kit/forms';
import { ErrorState, Spinner } from '@plenary/kit/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import * as z from 'zod/mini';
import { problemOf, unlessHeld, type PaperActionProps, type PaperState } from '../paper.api';
import { texts as paperTexts } from '../texts';
import { candidatesKey, candidatesQuery, type Candidate, type Candidates } from './assignment.api';
import { texts } from './reviewer-choice.texts';
import { ReviewerSearch } from './reviewer-search';

const NO_ONE = 'none';
const schema = z.object({ reviewer: z.string() });

interface Choice {
  reviewerId: string | null;
  revision: number;
}

interface ReviewerChoiceDialogProps extends PaperActionProps {
  words: { title: string; text: string; label: string; assigned: string; removed: string };
  choose: { mutateAsync: (choice: Choice) => Promise<PaperState>; error: Error | null };
  current?: { id: string; name: string };
  onClose: () => void;
}

/** One of the reviewers without a conflict, the most suitable first, or no one. */
export function ReviewerChoiceDialog(props: ReviewerChoiceDialogProps) {
  const { paper, onDone, words, choose, current, onClose } = props;
  const form = useForm({ schema, defaultValues: { reviewer: current?.id ?? NO_ONE } });
  const reviewer = useWatch({ control: form.control, name: 'reviewer' });
  const [typed, setTyped] = useState('');
  const query = candidatesQuery(paper.id, useDeferredValue(typed.trim()));
  const candidates = useQuery({ ...query, placeholderData: keepPreviousData });
  const chosen = useFound(paper.id).find(({ id }) => id === reviewer);
  return (
    <FormDialog
      title={words.title}
      text={words.text}
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
        onDone(unlessHeld(state, reviewerId === null ? words.removed : words.assigned));
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
            label={words.label}
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
function optionsOf(people: Candidate[], chosen: ReviewerChoiceDialogProps['current']) {
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
