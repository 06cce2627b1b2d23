import { useEdition } from '@plenary/kit/edition';
import { Form, SegmentedField, SubmitButton, useForm, useWatch } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { Block } from '../../../shared/page/columns';
import { FigureFields, isPercent, percentOf, typedFigures } from '../figures';
import { problemOf, unlessHeld, type PaperActionProps } from '../paper.api';
import { useDeskRejectPaper, useReturnPaper, useScreenPaper } from './decisions.api';
import { similarityQuery } from '../similarity/similarity.api';
import { texts } from '../texts';
import { PaperInputDialog } from './paper-input-dialog';

const figure = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || isPercent(text), texts.figure),
);
const schema = z.object({
  similarityPercent: figure,
  aiPercent: figure,
  next: z.enum(['pass', 'save']),
});

const nextSteps = [
  { value: 'pass', label: texts.pass },
  { value: 'save', label: texts.wait },
];

export function ScreeningForm({ paper, onDone }: PaperActionProps) {
  const { limits } = useEdition();
  const form = useForm({
    schema,
    defaultValues: { ...typedFigures(paper), next: 'pass' },
  });
  const next = useWatch({ control: form.control, name: 'next' });
  useReportedSimilarity(paper.id, (percent) => {
    if (form.getValues('similarityPercent') === '')
      form.setValue('similarityPercent', String(percent));
  });
  const screen = useScreenPaper(paper);
  const [openDialog, setOpenDialog] = useState<'return' | 'desk-reject'>();
  const returnPaper = useReturnPaper(paper);
  const deskReject = useDeskRejectPaper(paper);
  const close = () => setOpenDialog(undefined);
  return (
    <Block>
      <h2>{texts.screening}</h2>
      <p>
        {texts.screeningHint({
          similarity: limits.similarityPercent,
          ai: limits.aiPercentReturned,
        })}
      </p>
      <Form
        form={form}
        error={problemOf(screen.error)}
        onSubmit={async (values) => {
          const isPassing = values.next === 'pass';
          const state = await screen.mutateAsync({
            similarityPercent: figureOf(values.similarityPercent),
            aiPercent: figureOf(values.aiPercent),
            pass: isPassing,
          });
          onDone(isPassing ? unlessHeld(state, texts.passed) : texts.figuresSaved);
        }}
      >
        <FigureFields />
        <SegmentedField name="next" label={texts.then} options={nextSteps} />
        <div>
          <SubmitButton>{next === 'pass' ? texts.sendToReview : texts.saveFigures}</SubmitButton>
        </div>
      </Form>
      <Actions>
        <Button look="outlined" onClick={() => setOpenDialog('return')}>
          {texts.returnToAuthor}
        </Button>
        <Button look="destructive" onClick={() => setOpenDialog('desk-reject')}>
          {texts.deskReject}
        </Button>
      </Actions>
      {openDialog === 'return' && (
        <PaperInputDialog
          title={texts.returnTitle}
          text={texts.returnText}
          label={texts.note}
          confirm={texts.returnToAuthor}
          action={returnPaper}
          onClose={close}
          onDone={(state) => onDone(unlessHeld(state, texts.returned))}
        />
      )}
      {openDialog === 'desk-reject' && (
        <PaperInputDialog
          title={texts.deskRejectTitle}
          text={texts.deskRejectText}
          label={texts.reason}
          confirm={texts.deskReject}
          action={deskReject}
          onClose={close}
          onDone={(state) => onDone(unlessHeld(state, texts.deskRejected))}
        />
      )}
    </Block>
  );
}

/** The figure of a service, once its report is ready. */
function useReportedSimilarity(id: string, onReady: (percent: number) => void) {
  const percent = useQuery(similarityQuery(id)).data?.report?.percent;
  const fill = useEffectEvent(onReady);
  useEffect(() => {
    if (typeof percent === 'number') fill(percent);
  }, [percent]);
}

const figureOf = (text: string) => (text === '' ? undefined : percentOf(text));
