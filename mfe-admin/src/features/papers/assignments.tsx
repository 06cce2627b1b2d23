import { useEdition } from '@plenary/kit/edition';
import { Form, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { Alert, Button } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { Block } from '../../page/columns';
import { Candidates } from './candidates';
import type { PaperActProps } from './paper-act-props';
import { problemOf, useAssignment, useReminder } from './paper.api';
import { texts } from './texts';

const schema = z.object({ email: z.email(texts.emailWrong) });

/** Whom to ask for a review: somebody of the pool, or anybody by an address. */
export function Assignments({ paper, onDone }: PaperActProps) {
  const wanted = useEdition().limits.reviewersInvited;
  const reminder = useReminder(paper.id);
  const { assigned, finished } = paper.reviews;
  return (
    <Block>
      <h2>{texts.assign}</h2>
      <p>{texts.assignHint(assigned + paper.invitations.length, wanted)}</p>
      {assigned > finished && (
        <div>
          <Button
            look="outlined"
            busy={reminder.isPending}
            onClick={() =>
              reminder.mutate(undefined, {
                onSuccess: ({ reminded, spared }) => onDone(texts.remindedNow(reminded, spared)),
              })
            }
          >
            {texts.remind}
          </Button>
          {reminder.error && <Alert severity="error">{problemOf(reminder.error)}</Alert>}
        </div>
      )}
      <Candidates paper={paper} onDone={onDone} />
      <InviteByMail paper={paper} onDone={onDone} />
    </Block>
  );
}

function InviteByMail({ paper, onDone }: PaperActProps) {
  const act = useAssignment(paper.id);
  const form = useForm({ schema, defaultValues: { email: '' } });
  return (
    <Form
      form={form}
      error={problemOf(act.error)}
      onSubmit={async ({ email }) => {
        await act.mutateAsync({ email });
        form.reset();
        onDone(texts.asked(email));
      }}
    >
      <TextField
        name="email"
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        autoComplete="off"
      />
      <div>
        <SubmitButton look="outlined">{texts.invite}</SubmitButton>
      </div>
    </Form>
  );
}
