import { FormDialog } from '@plenary/kit/dialogs';
import { SelectField, useForm } from '@plenary/kit/forms';
import { Button, ErrorState, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Facts } from '../../../shared/details/facts';
import { MayAct } from '../may-act';
import { problemOf, type PaperActionProps } from '../paper.api';
import { candidatesQuery, useHandOver, type Candidate } from './handlers.api';
import { texts } from './texts';

const NO_ONE = 'none';
const schema = z.object({ handler: z.string() });

/** The organiser responsible for the paper, and the act that names another. */
export function PaperHandler({ paper, onDone }: PaperActionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Facts items={[[texts.handledBy, paper.handler?.name ?? texts.noOne]]} />
      <MayAct paper={paper}>
        <Button look="text" onClick={() => setOpen(true)}>
          {texts.handOver}
        </Button>
      </MayAct>
      {isOpen && <HandOver {...{ paper, onDone }} onClose={() => setOpen(false)} />}
    </div>
  );
}

function HandOver({ paper, onDone, onClose }: PaperActionProps & { onClose: () => void }) {
  const candidates = useQuery(candidatesQuery(paper.id));
  const handOver = useHandOver(paper.id);
  const form = useForm({ schema, defaultValues: { handler: paper.handler?.id ?? NO_ONE } });
  return (
    <FormDialog
      title={texts.title}
      text={texts.text}
      form={form}
      error={problemOf(handOver.error)}
      isBlocked={!candidates.data}
      confirm={texts.handOver}
      keep={texts.cancel}
      onClose={onClose}
      onSubmit={async ({ handler }) => {
        const { message } = await handOver.mutateAsync(handler === NO_ONE ? null : handler);
        onClose();
        onDone(message);
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
          name="handler"
          label={texts.handledBy}
          options={optionsOf(candidates.data, paper.handler)}
        />
      )}
    </FormDialog>
  );
}

/** The present handler also once they can no longer be named, so that the field shows its value. */
function optionsOf(people: Candidate[], handler: PaperActionProps['paper']['handler']) {
  const isListed = people.some(({ id }) => id === handler?.id);
  return [
    { value: NO_ONE, label: texts.noOne },
    ...(handler && !isListed ? [{ value: handler.id, label: handler.name }] : []),
    ...people.map(({ id, name, papers }) => ({ value: id, label: texts.load({ name, papers }) })),
  ];
}
