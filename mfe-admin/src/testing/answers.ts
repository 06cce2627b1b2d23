import { sampleEntry, serveAudit } from './sample-audit';
import {
  sampleApplication,
  sampleMessage,
  serveApplications,
  serveMessages,
} from './sample-letters';
import { sampleMail, serveMails } from './sample-mails';
import { samplePaper, sampleReview, servePapers } from './sample-papers';
import { samplePayment, servePayments } from './sample-payments';
import { sampleReviewer, serveReviewers } from './sample-reviewers';
import { serveStats } from './sample-stats';
import { sampleUser, serveUsers } from './sample-users';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const states = ['announced', 'proof-uploaded', 'short-paid', 'completed', 'rejected'] as const;

const paperStates = ['submitted', 'under-review', 'decided', 'resubmitted', 'accepted'] as const;

/** A server with more payments than one page shows, and a few accounts. */
export function answers(): void {
  serveStats();
  serveAudit(numbers(9).map((n) => sampleEntry(n)));
  serveMails(numbers(9).map((n) => sampleMail(n)));
  serveMessages(numbers(9).map((n) => sampleMessage(n)));
  serveApplications(numbers(9).map((n) => sampleApplication(n)));
  serveUsers(numbers(9).map((n) => sampleUser(n)));
  servePapers(
    paperStates.map((status, at) =>
      samplePaper(at + 1, {
        status,
        reviewList: [sampleReview(1), sampleReview(2)],
        reviews: { assigned: 2, finished: 2 },
      }),
    ),
  );
  serveReviewers(numbers(9).map((n) => sampleReviewer(n)));
  servePayments(numbers(45).map((n) => samplePayment(n, { state: states[n % states.length] })));
}
