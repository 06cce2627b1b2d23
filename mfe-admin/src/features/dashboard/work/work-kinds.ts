import { formatDay, formatDollars } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { adminPaths } from '../../../paths';
import { HOLD_BAR } from '../../../shared/holds/hold-bar-parts';
import type { DeskEdition, WorkItem } from '../dashboard.api';
import { texts } from '../texts';

/** Dates that disagree are found in the browser, like what visitors read of them. */
export type WorkKind = WorkItem['kind'] | 'dates';

export interface WorkRow extends Omit<WorkItem, 'kind' | 'settings'> {
  kind: WorkKind;
  detail: string;
}

const papers = (query: string) => `${paths.adminPapers.href()}?${query}`;
const payments = (query: string) => `${paths.adminPayments.href()}?${query}`;
const releases = adminPaths.paperReleases.href();

/** The list in which the work is done. */
export const workLinks: Record<WorkKind, string> = {
  acknowledgements: papers('needs=acknowledgement&sort=due'),
  'late-reviews': papers('needs=late-reviews'),
  verifications: papers('needs=verification&sort=due'),
  releases,
  'verified-releases': `${releases}?status=verified`,
  decisions: papers('needs=decision'),
  reviewers: papers('needs=reviewers'),
  replacements: papers('needs=replacement'),
  'lost-handlers': papers('needs=handler'),
  'camera-ready': papers('needs=camera-ready'),
  discussions: papers('needs=discussion'),
  similarities: papers('needs=similarity'),
  proofs: payments('needs=proof'),
  matched: payments('needs=confirmation'),
  'student-proofs': payments('needs=student-proof'),
  countries: payments('needs=country'),
  'desk-payments': payments('needs=desk-payment'),
  unmatched: `${adminPaths.transfers.href()}?open=true`,
  'refunds-due': `${adminPaths.refunds.href()}?status=due`,
  'refund-accounts': `${adminPaths.refunds.href()}?status=asking`,
  'refund-approvals': `${adminPaths.refundFiles.href()}?status=awaiting-approval`,
  'refund-exports': `${adminPaths.refunds.href()}?overdue=true`,
  'provider-checks': `${adminPaths.providerChecks.href()}?status=open`,
  'group-invitations': adminPaths.editionSection.href({ section: 'groups' }),
  waivers: `${adminPaths.waivers.href()}?status=open`,
  emails: `${adminPaths.emails.href()}?state=failed`,
  'bounced-addresses': adminPaths.bouncedAddresses.href(),
  enquiries: `${adminPaths.enquiries.href()}?state=new`,
  applications: `${adminPaths.applications.href()}?state=new`,
  'visa-letters': `${adminPaths.visaLetters.href()}?state=open`,
  'failed-acts': `#${HOLD_BAR}`,
  'lapsed-acts': `${adminPaths.audit.href()}?action=hold.lapsed`,
  'schedule-papers': adminPaths.editionSection.href({ section: 'schedule' }),
  settings: adminPaths.edition.href(),
  'data-to-erase': adminPaths.editionSection.href({ section: 'retention' }),
  dates: adminPaths.editionSection.href({ section: 'opening' }),
};

export function workRow({ settings, ...item }: WorkItem, edition: DeskEdition): WorkRow {
  return { ...item, detail: detailOf({ settings, ...item }, edition) };
}

function detailOf(item: WorkItem, { limits, dates }: DeskEdition): string {
  const { kind, papers: count, amount, settings } = item;
  const { details } = texts.work;
  switch (kind) {
    case 'acknowledgements':
      return details.acknowledgements({ days: limits.acknowledgementDays });
    case 'late-reviews':
      return details.lateReviews({ papers: count ?? 0 });
    case 'verifications':
      return details.verifications({ days: limits.verificationDays });
    case 'releases': {
      const day = dates.find(({ key }) => key === 'notification')?.day;
      return day ? details.releases({ day: formatDay(day) }) : details.hidden;
    }
    case 'verified-releases':
      return details.hidden;
    case 'decisions':
      return details.decisions;
    case 'reviewers':
      return details.reviewers({ needed: limits.reviewsNeeded });
    case 'replacements':
      return count
        ? details.belowNeeded({ papers: count, needed: limits.reviewsNeeded })
        : details.enoughLeft;
    case 'lost-handlers':
      return details.lostHandlers;
    case 'failed-acts':
      return details.failedActs;
    case 'lapsed-acts':
      return details.lapsedActs;
    case 'camera-ready':
      return details.cameraReady;
    case 'discussions':
      return details.discussions;
    case 'similarities':
      return details.similarities;
    case 'student-proofs':
      return details.studentProofs;
    case 'countries':
      return details.countries;
    case 'desk-payments':
      return details.deskPayments;
    case 'provider-checks':
      return details.providerChecks;
    case 'group-invitations':
      return details.groupInvitations;
    case 'waivers':
      return details.waivers;
    case 'emails':
      return details.emails;
    case 'bounced-addresses':
      return details.bouncedAddresses;
    case 'enquiries':
      return details.enquiries;
    case 'applications':
      return details.applications;
    case 'visa-letters':
      return details.visaLetters;
    case 'schedule-papers':
      return details.schedulePapers;
    case 'data-to-erase':
      return details.dataToErase;
    case 'settings':
      return settingsText(settings ?? []);
    case 'proofs':
    case 'matched':
    case 'unmatched':
    case 'refunds-due':
    case 'refund-accounts':
    case 'refund-approvals':
    case 'refund-exports':
      return amount === null ? '' : formatDollars(amount, { cents: true });
  }
}

const NAMED = 3;

function settingsText(settings: NonNullable<WorkItem['settings']>): string {
  const names = settings.slice(0, NAMED).map((name) => texts.work.settings[name]);
  const more = settings.length - NAMED;
  const list = names.join(texts.work.comma);
  return more > 0 ? texts.work.details.andMore({ list, more }) : list;
}
