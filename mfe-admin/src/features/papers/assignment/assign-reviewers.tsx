import { ConfirmDialog } from '@plenary/kit/dialogs';
import { limitsOf, useEdition } from '@plenary/kit/edition';
import { EmailField, Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { formatList } from '@plenary/kit/i18n';
import { Button } from '@plenary/kit/ui';
import { useState } from 'react';
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
  const wanted = limitsOf(useEdition(), paper.topic).reviewersInvited;
  const { assigned } = paper.reviews;
  const open = paper.invitations.filter(({ respondedAt }) => respondedAt === null);
  return (
    <Block>
      <h2>{texts.assign}</h2>
      <p>{texts.assigned({ assigned: assigned + open.length, wanted })}</p>
      <RemindReviewers paper={paper} onDone={onDone} />
      <Candidates paper={paper} onDone={onDone} />
      <InviteByEmail paper={paper} onDone={onDone} />
    </Block>
  );
}

/** Sent at once, so it asks first and names who is emailed. */
function RemindReviewers({ paper, onDone }: PaperActionProps) {
  const [isAsking, setAsking] = useState(false);
  const remind = useSendReminder(paper.id);
  const open = paper.reviewList.filter(
    ({ round, status }) => round === paper.round && (status === 'invited' || status === 'accepted'),
  );
  if (open.length === 0) return null;
  return (
    <div>
      <Button look="outlined" onClick={() => setAsking(true)}>
        {texts.remind}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.remindTitle}
          text={texts.remindText({ names: formatList(open.map(({ reviewer }) => reviewer.name)) })}
          confirm={texts.remind}
          keep={texts.cancel}
          isDestructive={false}
          error={problemOf(remind.error)}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            const { reminded, skipped } = await remind.mutateAsync(undefined);
            setAsking(false);
            onDone(texts.reminders({ sent: reminded, skipped }));
          }}
        />
      )}
    </div>
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
