import { formErrorOf } from '@plenary/kit/api';
import { IconMail } from '@plenary/kit/art/icons';
import { Form, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { Alert, colours, CopyButton, fonts, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import { Part } from '../../shared/layout/columns';
import { addressesIn, invitationSchema, MOST_INVITED } from './group.schema';
import { useInvite, type Group } from './groups.api';
import { texts } from './texts';

const words = texts.invite;

const LinkRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  marginBlock: '16px 24px',
  border: `1px solid ${colours.control}`,
  padding: 12,
  '& output': {
    flex: '1 1 200px',
    fontFamily: fonts.reference,
    fontSize: '0.875rem',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});

/** The link for the people whom the payer pays for, and emails with it. */
export function Invitations({ group }: { group: Group }) {
  return (
    <Part data-print="none" aria-labelledby="invite">
      <h2 id="invite">{words.title}</h2>
      {group.state === 'open' ? <Open group={group} /> : <p>{words.ended[group.state]}</p>}
    </Part>
  );
}

function Open({ group }: { group: Group }) {
  return (
    <>
      <p>{words.text}</p>
      {group.link && (
        <LinkRow>
          <output aria-label={words.link}>{group.link}</output>
          <CopyButton name={words.link} value={group.link} label={words.copy} />
        </LinkRow>
      )}
      <EmailInvitations group={group} />
    </>
  );
}

function EmailInvitations({ group }: { group: Group }) {
  const invite = useInvite(group);
  const [sent, setSent] = useState(0);
  const form = useForm({ schema: invitationSchema, defaultValues: { emails: '' } });
  return (
    <Form
      form={form}
      error={formErrorOf(invite.error, words.failed)}
      status={sent > 0 && <Alert severity="success">{words.sent({ count: sent })}</Alert>}
      onSubmit={async ({ emails }) => {
        setSent(0);
        const addresses = addressesIn(emails);
        const { invited } = await invite.mutateAsync(addresses);
        form.reset();
        setSent(invited);
      }}
    >
      <TextAreaField
        name="emails"
        label={words.label}
        hint={words.hint({ max: MOST_INVITED })}
        rows={3}
      />
      <div>
        <SubmitButton look="outlined" startIcon={<IconMail />}>
          {words.send}
        </SubmitButton>
      </div>
    </Form>
  );
}
