import { useEdition } from '@plenary/kit/edition';
import { Form, SelectField, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { Alert } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { Block } from '../../page/columns';
import type { PaperActProps } from './paper-act-props';
import { problemOf, useDecision, type Decision } from './paper.api';
import { texts } from './texts';

const words = Object.keys(texts.decisionWords) as Decision[];
const options = words.map((value) => ({ value, label: texts.decisionWords[value] }));

const schema = z.object({
  decision: z.enum(words, texts.required),
  noteToAuthors: z.string().check(z.trim()),
  noteToCommittee: z.string().check(z.trim()),
});

/** Records a decision, once there are reviews enough. */
export function DecisionForm({ paper, onDone }: PaperActProps) {
  const needed = useEdition().limits.reviewsNeeded;
  const { finished } = paper.reviews;
  const title = paper.status === 'decided' ? texts.decideAnew : texts.decide;
  return (
    <Block>
      <h2>{title}</h2>
      {finished < needed ? (
        <Alert severity="info">{texts.reviewsNeeded(finished, needed)}</Alert>
      ) : (
        <Fields key={paper.revision} paper={paper} onDone={onDone} />
      )}
    </Block>
  );
}

function Fields({ paper, onDone }: PaperActProps) {
  const act = useDecision(paper);
  const form = useForm({
    schema,
    defaultValues: { decision: '' as Decision, noteToAuthors: '', noteToCommittee: '' },
    draftKey: `decide-paper-${paper.id}`,
  });
  return (
    <>
      <p>{texts.decideHint}</p>
      <Form
        form={form}
        error={problemOf(act.error)}
        onSubmit={async (values) => {
          await act.mutateAsync(values);
          onDone(texts.recorded);
        }}
      >
        <SelectField name="decision" label={texts.decision} options={options} />
        <TextAreaField name="noteToAuthors" label={texts.noteToAuthors} rows={4} optional />
        <TextAreaField name="noteToCommittee" label={texts.noteToCommittee} rows={3} optional />
        <div>
          <SubmitButton>{texts.record}</SubmitButton>
        </div>
      </Form>
    </>
  );
}
