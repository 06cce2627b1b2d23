import { paths } from '@plenary/kit/paths';
import { adminPaths } from '../../paths';
import type { HeldActs } from './holds.api';

type Acts = Pick<HeldActs, 'subjectType' | 'subjectId' | 'count'>;

/** Where an act can be repeated: on its subject, or in the list of several ones. */
export function subjectPath({ subjectType, subjectId, count }: Acts): string {
  const item = count === 1 ? `?item=${subjectId}` : '';
  if (subjectType === 'payment') return paths.adminPayments.href() + item;
  if (subjectType === 'group-member') return paths.adminPayments.href() + item;
  if (subjectType === 'group') return adminPaths.groups.href() + item;
  if (subjectType === 'waiting-entry') return adminPaths.waitingList.href() + item;
  if (subjectType === 'transfer') return adminPaths.transfers.href() + item;
  if (subjectType === 'refund') return adminPaths.refunds.href() + item;
  if (subjectType === 'provider-check') return adminPaths.providerChecks.href() + item;
  if (subjectType === 'waiver') return adminPaths.waivers.href() + item;
  if (subjectType === 'enquiry') return adminPaths.enquiries.href() + item;
  if (subjectType === 'committee-application') return adminPaths.applications.href() + item;
  if (subjectType === 'bulk-email') return adminPaths.bulkEmail.href({ bulkEmailId: subjectId });
  const isOnePaper = subjectType === 'paper' && count === 1;
  return isOnePaper ? adminPaths.paper.href({ paperId: subjectId }) : paths.adminPapers.href();
}
