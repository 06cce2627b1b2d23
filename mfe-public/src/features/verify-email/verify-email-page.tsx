import { paths } from '@plenary/kit/paths';
import { Navigate, useLocation } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { Alert, Spinner } from '@plenary/kit/ui';
import { useState } from 'react';
import { AccountPage } from '../../parts/account-page';
import { CodeForm } from './code-form';
import { EmailVerified } from './email-verified';
import { KnownEmail } from './known-email';
import { ResendCode } from './resend-code';
import { texts } from './texts';

/** Proves that an address is one's own. Without a known address there is nothing to prove. */
export default function VerifyEmailPage() {
  const { user, loading } = useAuth();
  const state = useLocation().state as { email?: string; from?: unknown } | null;
  const [changed, setChanged] = useState<string>();
  const [message, setMessage] = useState<string>();
  const [resent, setResent] = useState(0);
  const email = changed ?? user?.email ?? state?.email;
  const isSentHere = state?.from !== undefined && state.email === undefined;

  // Kept, so that logging out below does not count as coming without an address.
  if (user?.isEmailVerified && !message) setMessage(texts.done);
  if (message) return <EmailVerified message={message} from={state?.from} />;
  if (loading) return <Spinner />;
  if (!email) return <Navigate to={paths.home.href()} replace />;

  return (
    <AccountPage title={texts.title}>
      {isSentHere && <Alert severity="info">{texts.needed}</Alert>}
      <KnownEmail email={email} onChanged={setChanged} />
      {/* A new code begins anew: what was said of the one before holds no more. */}
      <CodeForm key={`code ${resent} for ${email}`} email={email} onVerified={setMessage} />
      <ResendCode key={`resend to ${email}`} onSent={() => setResent(resent + 1)} />
    </AccountPage>
  );
}
