import { paths } from '@plenary/kit/paths';
import { Navigate, useLocation } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { Alert, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountPage } from '../../shared/account-page';
import { MapStrip } from '../../shared/map-strip';
import { CodeForm } from './code-form';
import { EmailVerified } from './email-verified';
import { EditableEmail } from './editable-email';
import { Delivery } from './delivery';
import { verificationQuery } from './email-verification.api';
import { NoEmail } from './no-email';
import { texts } from './texts';

/** Redirects to / when no address is known (specification, section 2). */
export default function VerifyEmailPage() {
  const { user, loading } = useAuth();
  const state = useLocation().state as { email?: string; from?: unknown } | null;
  const [changed, setChanged] = useState<string>();
  const [message, setMessage] = useState<string>();
  const [resent, setResent] = useState(0);
  const email = changed ?? user?.email ?? state?.email;
  const isRedirected = state?.from !== undefined && state.email === undefined;

  const own = useQuery({
    ...verificationQuery(email ?? ''),
    enabled: user !== null && !user.isEmailVerified && user.email === email,
  });
  const { triesLeft, codeExpiresAt, resendAfter, delivery } = own.data ?? {};
  const resendAt = resendAfter === undefined ? undefined : own.dataUpdatedAt + resendAfter * 1000;

  // Stored, so that logging out here does not redirect to / because no address is known.
  if (user?.isEmailVerified && !message) setMessage(texts.verified);
  if (message) return <EmailVerified message={message} from={state?.from} />;
  if (loading) return <Spinner />;
  if (!email) return <Navigate to={paths.home.href()} replace />;

  const isLinkOnly = triesLeft === 0;
  const isRefused = delivery === 'failed';
  const lead = isRefused ? texts.address : isLinkOnly ? texts.linkSentTo : texts.codeSentTo;
  return (
    <AccountPage head={<MapStrip />} title={texts.title}>
      {isRedirected && <Alert severity="info">{texts.required}</Alert>}
      <Delivery email={email} status={delivery} />
      <EditableEmail email={email} lead={lead} onChanged={setChanged} />
      {/* The keys reset form and errors after a new code or address. */}
      <CodeForm
        key={`code ${resent} for ${email}`}
        email={email}
        triesLeft={triesLeft}
        expiresAt={codeExpiresAt}
        onVerified={setMessage}
      />
      <NoEmail
        key={`resend to ${email} ${isLinkOnly}`}
        isLinkOnly={isLinkOnly}
        resendAt={resendAt}
        onSent={() => setResent(resent + 1)}
      />
    </AccountPage>
  );
}
