import { FormDialog } from '@plenary/kit/dialogs';
import { TextAreaField, useForm } from '@plenary/kit/forms';
import { Button } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useCorrectFigures } from '../decisions/decisions.api';
import { FigureFields, isPercent, percentOf, typedFigures } from '../figures';
import { MayAct } from '../may-act';
import { problemOf, type PaperActionProps } from '../paper.api';
import type { PaperStatus } from '../papers.api';
import { texts as papers } from '../texts';
import { texts } from './texts';

/** Screening itself changes them, or has ended with the paper. */
const UNCORRECTED: PaperStatus[] = ['draft', 'submitted', 'screening', 'withdrawn'];

const figure = z.string().check(
  z.trim(),
  z.refine((text) => text !== '' && isPercent(text), papers.figure),
);
const schema = z.object({
  similarityPercent: figure,
  aiPercent: figure,
  reason: z.string().check(z.trim(), z.minLength(3, texts.reasonMissing), z.maxLength(5000)),
});

/** After screening. */
export function CorrectFigures(props: PaperActionProps) {
  const { paper } = props;
  const [isOpen, setOpen] = useState(false);
  if (paper.hold || UNCORRECTED.includes(paper.status)) return null;
  return (
    <MayAct paper={paper}>
      <div>
        <Button look="text" onClick={() => setOpen(true)}>
          {texts.correct}
        </Button>
      </div>
      {isOpen && <FiguresDialog {...props} onClose={() => setOpen(false)} />}
    </MayAct>
  );
}

function FiguresDialog({ paper, onDone, onClose }: PaperActionProps & { onClose: () => void }) {
  const correct = useCorrectFigures(paper);
  const form = useForm({
    schema,
    defaultValues: { ...typedFigures(paper), reason: '' },
  });
  return (
    <FormDialog
      title={texts.correctTitle}
      text={texts.correctText}
      confirm={texts.save}
      keep={texts.cancel}
      form={form}
      error={problemOf(correct.error)}
      onClose={onClose}
      onSubmit={async ({ similarityPercent, aiPercent, reason }) => {
        await correct.mutateAsync({
          similarityPercent: percentOf(similarityPercent),
          aiPercent: percentOf(aiPercent),
          reason,
        });
        onClose();
        onDone(texts.corrected);
      }}
    >
      <FigureFields />
      <TextAreaField name="reason" label={texts.reason} rows={3} maxLength={5000} />
    </FormDialog>
  );
}
