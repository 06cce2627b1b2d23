import { sampleAttendee, serveAttendees } from './sample-attendees';
import { sampleEntry, serveAudit } from './sample-audit';
import {
  sampleApplication,
  sampleEnquiry,
  serveApplications,
  serveEnquiries,
} from './sample-enquiries';
import { serveEmailTemplates } from './sample-email-templates';
import { sampleEmail, serveEmails } from './sample-emails';
import { sampleFailure, serveFrontEnds } from './sample-front-ends';
import { serveNotices } from './sample-notices';
import { samplePaper, sampleReview } from './sample-papers';
import { servePapers } from './serve-papers';
import { samplePayment, servePayments } from './sample-payments';
import { sampleReviewer, serveReviewers } from './sample-reviewers';
import { serveTotals } from './sample-totals';
import { serveStats } from './sample-stats';
import { sampleUser, serveUsers } from './sample-users';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const states = [
  'awaiting-payment',
  'proof-uploaded',
  'underpaid',
  'completed',
  'rejected',
] as const;

const paperStates = [
  'submitted',
  'under-review',
  'decision-recorded',
  'revision-submitted',
  'accepted',
] as const;

export function answers(): void {
  serveTotals();
  serveFrontEnds({ failures: numbers(9).map((n) => sampleFailure(n)) });
  serveNotices();
  serveEmailTemplates();
  serveStats();
  serveAttendees(numbers(9).map((n) => sampleAttendee(n)));
  serveAudit(numbers(9).map((n) => sampleEntry(n)));
  serveEmails(numbers(9).map((n) => sampleEmail(n)));
  serveEnquiries(numbers(9).map((n) => sampleEnquiry(n)));
  serveApplications(numbers(9).map((n) => sampleApplication(n)));
  serveUsers(numbers(9).map((n) => sampleUser(n)));
  servePapers(
    paperStates.map((status, at) =>
      samplePaper(at + 1, {
        status,
        reviewList: [sampleReview(1), sampleReview(2)],
        reviews: { assigned: 2, submitted: 2 },
      }),
    ),
  );
  serveReviewers(numbers(9).map((n) => sampleReviewer(n)));
  servePayments(numbers(45).map((n) => samplePayment(n, { state: states[n % states.length] })));
}
