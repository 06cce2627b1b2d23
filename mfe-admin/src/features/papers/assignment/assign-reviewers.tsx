import { useEdition } from '@plenary/kit/edition';
import { EmailField, Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { Alert, Button } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { Block } from '../../../shared/page/columns';
import { Candidates } from './candidates';
import { problemOf, unlessHeld, type PaperActionProps } from '../paper.api';
import { useAssignReviewer, useSendReminder } from './assignment.api';
import { texts } from '../texts';

const schema = z.object({
  // As loose as the other forms: the server knows the rule for addresses of all scripts.
  email: z.string().check(z.regex(/^\S+@\S+\.\S+$/, texts.emailWrong)),
});

export function AssignReviewers({ paper, onDone }: PaperActionProps) {
  const wanted = useEdition().limits.reviewersInvited;
  const remind = useSendReminder(paper.id);
  const { assigned, submitted } = paper.reviews;
  const open = paper.invitations.filter(({ respondedAt }) => respondedAt === null);
  return (
    <Block>
      <h2>{texts.assign}</h2>
      <p>{texts.assigned({ assigned: assigned + open.length, wanted })}</p>
      {assigned > submitted && (
        <div>
          <Button
            look="outlined"
            busy={remind.isPending}
            onClick={() =>
              remind.mutate(undefined, {
                onSuccess: ({ reminded, skipped }) =>
                  onDone(texts.reminders({ sent: reminded, skipped })),
              })
            }
          >
            {texts.remind}
          </Button>
          {remind.error && <Alert severity="error">{problemOf(remind.error)}</Alert>}
        </div>
      )}
      <Candidates paper={paper} onDone={onDone} />
      <InviteByEmail paper={paper} onDone={onDone} />
    </Block>
  );
}

function InviteByEmail({ paper, onDone }: PaperActionProps) {
  const assign = useAssignReviewer(paper.id);
  const form = useForm({ schema, defaultValues: { email: '' } });
  return (
    <Form
      form={form}
      error={problemOf(assign.error)}
      onSubmit={async ({ email }) => {
        const state = await assign.mutateAsync({ email });
        form.reset();
        onDone(unlessHeld(state, texts.invited({ name: email })));
      }}
    >
      <EmailField name="email" label={texts.email} hint={texts.emailHint} autoComplete="off" />
      <div>
        <SubmitButton look="outlined">{texts.inviteByEmail}</SubmitButton>
      </div>
    </Form>
  );
}
