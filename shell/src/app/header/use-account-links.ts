import { api, unwrap } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import type { User } from '@plenary/kit/session';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../texts';
import type { NavigationLink } from './navigation';

/** The pending payment is requested when the menu opens, and omitted when that fails. */
export function useAccountLinks(user: User | null, isOpen: boolean): NavigationLink[] {
  const registration = useQuery({
    queryKey: ['account-menu', 'registration', user?.id],
    queryFn: () => unwrap(api.GET('/api/v1/registration/check-status')),
    enabled: isOpen && user !== null,
  });
  if (!user) return [];
  const isPending = registration.data?.registrationDetails?.status === 'pending';
  return [
    { label: texts.profile, to: paths.profile.href() },
    { label: texts.myPapers, to: paths.submitted.href() },
    ...(user.role === 'researcher' ? [] : [{ label: texts.reviews, to: paths.reviewers.href() }]),
    ...(user.role === 'admin' ? [{ label: texts.admin, to: paths.adminDashboard.href() }] : []),
    ...(isPending ? [{ label: texts.pendingPayment, to: paths.paymentProcessing.href() }] : []),
  ];
}
