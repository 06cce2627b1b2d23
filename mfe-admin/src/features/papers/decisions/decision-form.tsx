import { limitsOf, useEdition } from '@plenary/kit/edition';
import { Form, SelectField, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { Alert } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { Block } from '../../../shared/page/columns';
import { problemOf, type Decision, type PaperActionProps } from '../paper.api';
import { decisionOptions, decisionSchema } from './decision.schema';
import { useRecordDecision } from './decisions.api';
import { texts } from '../texts';

const schema = z.extend(decisionSchema, { noteToCommittee: z.string().check(z.trim()) });

export function DecisionForm({ paper, onDone }: PaperActionProps) {
  const needed = limitsOf(useEdition(), paper.topic).reviewsNeeded;
  const { submitted } = paper.reviews;
  const title = paper.status === 'decision-recorded' ? texts.changeDecision : texts.decide;
  return (
    <Block>
      <h2>{title}</h2>
      {submitted < needed ? (
        <Alert severity="info">{texts.reviewsNeeded({ submitted, needed })}</Alert>
      ) : (
        <Fields key={paper.revision} paper={paper} onDone={onDone} />
      )}
    </Block>
  );
}

function Fields({ paper, onDone }: PaperActionProps) {
  const record = useRecordDecision(paper);
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
        error={problemOf(record.error)}
        onSubmit={async (values) => {
          await record.mutateAsync(values);
          onDone(texts.recorded);
        }}
      >
        <SelectField name="decision" label={texts.decision} options={decisionOptions} />
        <TextAreaField name="noteToAuthors" label={texts.noteToAuthors} rows={4} optional />
        <TextAreaField name="noteToCommittee" label={texts.noteToCommittee} rows={3} optional />
        <div>
          <SubmitButton>{texts.record}</SubmitButton>
        </div>
      </Form>
    </>
  );
}
