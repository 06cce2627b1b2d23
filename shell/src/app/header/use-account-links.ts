import { api, unwrap } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import type { User } from '@plenary/kit/session';
import { useEffect, useState } from 'react';
import { texts } from '../texts';
import type { NavigationLink } from './navigation';

export function useAccountLinks(user: User | null, isOpen: boolean): NavigationLink[] {
  const isPending = usePendingPayment(user?.id, isOpen);
  if (!user) return [];
  return [
    { label: texts.profile, to: paths.profile.href() },
    { label: texts.myPapers, to: paths.submitted.href() },
    ...(user.role === 'researcher' ? [] : [{ label: texts.reviews, to: paths.reviewers.href() }]),
    ...(user.role === 'admin' ? [{ label: texts.admin, to: paths.admin.href() }] : []),
    ...(isPending ? [{ label: texts.pendingPayment, to: paths.paymentProcessing.href() }] : []),
  ];
}

/** Requested when the menu opens, and false when that fails. */
function usePendingPayment(userId: string | undefined, isOpen: boolean): boolean {
  const [pendingOf, setPendingOf] = useState<string>();
  useEffect(() => {
    if (!isOpen || !userId) return;
    const request = new AbortController();
    unwrap(api.GET('/api/v1/registration/check-status', { signal: request.signal })).then(
      ({ registrationDetails }) =>
        setPendingOf(registrationDetails?.status === 'pending' ? userId : undefined),
      () => undefined,
    );
    return () => request.abort();
  }, [userId, isOpen]);
  return pendingOf !== undefined && pendingOf === userId;
}
