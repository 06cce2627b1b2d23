import { applicationWork } from '../../conference/committee/application-work.js';
import { sampleWork } from '../../conference/edition-editor/sample-work.js';
import { enquiryWork } from '../../conference/enquiries/enquiry-work.js';
import { bouncedAddressWork } from '../../messaging/admin/bounced-address-work.js';
import { emailWork } from '../../messaging/admin/email-work.js';
import { paymentWork, transferWork } from '../../registration/admin/payment-work.js';
import { dueRefundWork } from '../../registration/refunds/due-refunds.read-model.js';
import { refundWork } from '../../registration/refunds/refund-work.js';
import { checkWork } from '../../registration/provider-checks/provider-checks.read-model.js';
import { deskPaymentWork } from '../../registration/check-in/desk-payments-work.js';
import { countryWork } from '../../registration/fee-bands/country-work.js';
import { groupWork } from '../../registration/payments/groups/group-work.read-model.js';
import { visaWork } from '../../registration/visa-letters/visa-work.js';
import { waiverWork } from '../../registration/waivers/waiver-work.js';
import { scheduleWork } from '../../papers/accepted/released-papers.read-model.js';
import { cameraReadyWork } from '../../review/admin/camera-ready-work.read-model.js';
import { discussionWork } from '../../review/admin/discussion-work.read-model.js';
import { lostHandlerWork, paperWork } from '../../review/admin/paper-work.read-model.js';
import { similarityWork } from '../../review/admin/similarity-work.read-model.js';
import { retentionWork } from '../retention/retention-work.js';
import { failedActsWork, lapsedActsWork } from './failed-acts.read-model.js';
import type { Right } from '../../platform/http/policy/rights.js';
import type { Work, WorkArea } from '../../platform/work/work.js';

/** In the order of work without deadlines. */
export const PARTS = [
  paperWork,
  lostHandlerWork,
  cameraReadyWork,
  discussionWork,
  similarityWork,
  paymentWork,
  transferWork,
  dueRefundWork,
  refundWork,
  checkWork,
  waiverWork,
  countryWork,
  deskPaymentWork,
  groupWork,
  emailWork,
  bouncedAddressWork,
  enquiryWork,
  applicationWork,
  visaWork,
  scheduleWork,
  sampleWork,
  retentionWork,
  failedActsWork,
  lapsedActsWork,
];

type KindOf<Part> = Part extends Work<infer Kind> ? Kind : never;
export type WorkKind = KindOf<(typeof PARTS)[number]>;

export const AREAS = Object.assign({}, ...PARTS.map(({ kinds }) => kinds)) as Record<
  WorkKind,
  WorkArea
>;

export const RIGHTS_OF_WORK = new Map<WorkKind, Right>(
  PARTS.flatMap(({ kinds, right }) =>
    (Object.keys(kinds) as WorkKind[]).map((kind) => [kind, right] as const),
  ),
);

export const WORK_KINDS = Object.keys(AREAS) as [WorkKind, ...WorkKind[]];
