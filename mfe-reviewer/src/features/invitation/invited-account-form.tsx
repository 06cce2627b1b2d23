import { ApiError, formErrorOf } from '@plenary/kit/api';
import {
  FieldGrid,
  Form,
  PasswordField,
  SubmitButton,
  TextField,
  useForm,
} from '@plenary/kit/forms';
import { paths } from '@plenary/kit/paths';
import { useLocation, useNavigate } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { Actions, Button, Link, styled } from '@plenary/kit/ui';
import { useEffect, useRef } from 'react';
import { accountSchema } from './account.schema';
import { useRedeemInvitation, type InvitedAccount } from './invitation.api';
import { texts } from './texts';

const { account } = texts;
const empty = { firstName: '', lastName: '', institution: '', password: '' };

const Section = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignContent: 'start',
});

interface InvitedAccountFormProps {
  token: string;
  email: string;
  onBack: () => void;
}

/** The address is the invited one. Afterwards the paper opens. */
export function InvitedAccountForm({ token, email, onBack }: InvitedAccountFormProps) {
  const { enter } = useAuth();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const redeem = useRedeemInvitation(token);
  const form = useForm({ schema: accountSchema, defaultValues: empty });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const isTaken = redeem.error instanceof ApiError && redeem.error.code === 'EMAIL_TAKEN';
  const failure = isTaken ? account.taken : formErrorOf(redeem.error, account.failed);

  async function create(body: InvitedAccount) {
    const { paperId, ...session } = await redeem.mutateAsync(body);
    enter(session);
    await navigate(paths.reviewerPaper.href({ paperId }));
  }

  return (
    <Section>
      <h2 ref={heading} tabIndex={-1}>
        {account.title}
      </h2>
      <p style={{ overflowWrap: 'anywhere' }}>{account.lead({ email })}</p>
      <Form form={form} onSubmit={create} error={failure}>
        <FieldGrid>
          <TextField name="firstName" label={account.firstName} autoComplete="given-name" />
          <TextField name="lastName" label={account.lastName} autoComplete="family-name" />
        </FieldGrid>
        <TextField name="institution" label={account.institution} autoComplete="organization" />
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField name="password" label={account.password} autoComplete="new-password" />
        <p>
          {account.agreement} <Link to={paths.terms.href()}>{account.terms}</Link> ·{' '}
          <Link to={paths.privacy.href()}>{account.privacy}</Link>
        </p>
        <Actions>
          <SubmitButton>{account.submit}</SubmitButton>
          {isTaken ? (
            <Link to={paths.login.href()} state={{ from: `${pathname}?answer=accept` }}>
              {texts.accept.loginButton}
            </Link>
          ) : (
            <Button look="text" onClick={onBack}>
              {account.back}
            </Button>
          )}
        </Actions>
      </Form>
    </Section>
  );
}
