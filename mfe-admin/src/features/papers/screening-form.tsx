import { useEdition } from '@plenary/kit/edition';
import { Form, SegmentedField, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FieldRow } from '../../list/drawer-parts';
import { Block } from '../../page/columns';
import { problemOf, useDeskRejection, useScreening, useTurnBack } from './paper.api';
import type { PaperActProps } from './paper-act-props';
import { texts } from './texts';
import { WordsDialog } from './words-dialog';

const figure = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || isPercent(text), texts.figure),
);
const schema = z.object({
  similarityPercent: figure,
  aiPercent: figure,
  next: z.enum(['pass', 'save']),
});

const ways = [
  { value: 'pass', label: texts.pass },
  { value: 'save', label: texts.wait },
];

/** Figures of similarity and AI share, and the three ways on from here. */
export function ScreeningForm({ paper, onDone }: PaperActProps) {
  const { limits } = useEdition();
  const form = useForm({
    schema,
    defaultValues: {
      similarityPercent: textOf(paper.similarityPercent),
      aiPercent: textOf(paper.aiPercent),
      next: 'pass' as const,
    },
  });
  const screening = useScreening(paper);
  const [isAsking, setAsking] = useState<'turn-back' | 'desk-reject'>();
  const turnBack = useTurnBack(paper);
  const deskReject = useDeskRejection(paper);
  const close = () => setAsking(undefined);
  return (
    <Block>
      <h2>{texts.screening}</h2>
      <p>{texts.screeningHint(limits.similarityPercent, limits.aiPercentTurnedBack)}</p>
      <Form
        form={form}
        error={problemOf(screening.error)}
        onSubmit={async (values) => {
          const isPassing = values.next === 'pass';
          await screening.mutateAsync({
            similarityPercent: numberOf(values.similarityPercent),
            aiPercent: numberOf(values.aiPercent),
            pass: isPassing,
          });
          onDone(isPassing ? texts.passed : texts.figuresSaved);
        }}
      >
        <FieldRow>
          <TextField
            name="similarityPercent"
            label={texts.similarity}
            unit="%"
            inputMode="decimal"
          />
          <TextField name="aiPercent" label={texts.aiShare} unit="%" inputMode="decimal" />
        </FieldRow>
        <SegmentedField name="next" label={texts.then} options={ways} />
        <div>
          <SubmitButton>{texts.saveFigures}</SubmitButton>
        </div>
      </Form>
      <Actions>
        <Button look="outlined" onClick={() => setAsking('turn-back')}>
          {texts.turnBack}
        </Button>
        <Button look="destructive" onClick={() => setAsking('desk-reject')}>
          {texts.deskReject}
        </Button>
      </Actions>
      {isAsking === 'turn-back' && (
        <WordsDialog
          title={texts.turnBackTitle}
          text={texts.turnBackText}
          label={texts.note}
          confirm={texts.turnBack}
          act={turnBack}
          onClose={close}
          onDone={() => onDone(texts.turnedBack)}
        />
      )}
      {isAsking === 'desk-reject' && (
        <WordsDialog
          title={texts.deskRejectTitle}
          text={texts.deskRejectText}
          label={texts.reason}
          confirm={texts.deskReject}
          act={deskReject}
          onClose={close}
          onDone={() => onDone(texts.deskRejected)}
        />
      )}
    </Block>
  );
}

const isPercent = (text: string) => {
  const value = Number(text.replace(',', '.'));
  return value >= 0 && value <= 100;
};
const numberOf = (text: string) => (text === '' ? undefined : Number(text.replace(',', '.')));
const textOf = (value: number | null) => (value === null ? '' : String(value));
