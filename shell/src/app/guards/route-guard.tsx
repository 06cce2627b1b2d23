import type { RouteEntry } from '@plenary/kit/remote';
import { Navigate, useLocation } from '@plenary/kit/router';
import { paths } from '@plenary/kit/paths';
import { useAuth, type User } from '@plenary/kit/session';
import { Alert, Page, PageTitle, Spinner, Stack } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { texts } from '../texts';

function refusal(access: RouteEntry['access'], user: User): string | undefined {
  if (access === 'admin' && user.role !== 'admin') return texts.needsAdmin({ role: user.role });
  const reviews = user.role === 'reviewer' || user.role === 'admin';
  if (access === 'reviewer' && !reviews) return texts.needsReviewer({ role: user.role });
  return undefined;
}

/** Specification, sections 4 and 6. */
export function RouteGuard(props: { access: RouteEntry['access']; children: ReactNode }) {
  const { user, loading, error } = useAuth();
  const { pathname, search } = useLocation();
  if (props.access === 'public') return props.children;
  if (loading) return <Spinner label={texts.verifying} />;
  // With a user, the error belongs to another call, such as a profile that was not saved.
  if (error && !user) return <Refused text={texts.authenticationError({ message: error })} />;
  if (!user)
    return <Navigate to={paths.login.href()} state={{ from: pathname + search }} replace />;
  const refused = refusal(props.access, user);
  return refused ? <Refused text={refused} /> : props.children;
}

export function Refused({ text }: { text: string }) {
  return (
    <Page>
      <Stack gap={3}>
        <PageTitle>{texts.refused}</PageTitle>
        <Alert severity="error">{text}</Alert>
      </Stack>
    </Page>
  );
}
