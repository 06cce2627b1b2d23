import { messageOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { SelectField, useForm } from '@plenary/kit/forms';
import { Button } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Facts } from '../../../shared/details/facts';
import { May } from '../../../shared/may';
import { problemOf, type PaperActionProps } from '../paper.api';
import { candidatesQuery, useHandOver } from './handlers.api';
import { texts } from './texts';

const NO_ONE = 'none';
const schema = z.object({ handler: z.string() });

/** Who is responsible for the paper, and the act to name another organiser. */
export function PaperHandler({ paper, onDone }: PaperActionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Facts items={[[texts.handledBy, paper.handler?.name ?? texts.noOne]]} />
      <May right="papers:write">
        <Button look="text" onClick={() => setOpen(true)}>
          {texts.handOver}
        </Button>
      </May>
      {isOpen && <HandOver {...{ paper, onDone }} onClose={() => setOpen(false)} />}
    </div>
  );
}

function HandOver({ paper, onDone, onClose }: PaperActionProps & { onClose: () => void }) {
  const candidates = useQuery(candidatesQuery(paper.id));
  const handOver = useHandOver(paper.id);
  const form = useForm({ schema, defaultValues: { handler: paper.handler?.id ?? NO_ONE } });
  const people = candidates.data ?? [];
  return (
    <FormDialog
      title={texts.title}
      text={texts.text}
      form={form}
      error={
        candidates.error ? messageOf(candidates.error, texts.notLoaded) : problemOf(handOver.error)
      }
      confirm={texts.handOver}
      keep={texts.cancel}
      onClose={onClose}
      onSubmit={async ({ handler }) => {
        const { message } = await handOver.mutateAsync(handler === NO_ONE ? null : handler);
        onClose();
        onDone(message);
      }}
    >
      <SelectField
        name="handler"
        label={texts.handledBy}
        options={[
          { value: NO_ONE, label: texts.noOne },
          ...people.map(({ id, name, papers }) => ({
            value: id,
            label: texts.load({ name, papers }),
          })),
        ]}
      />
    </FormDialog>
  );
}
