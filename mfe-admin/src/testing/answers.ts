import { sampleEntry, serveAudit } from './sample-audit';
import {
  sampleApplication,
  sampleMessage,
  serveApplications,
  serveMessages,
} from './sample-letters';
import { sampleMail, serveMails } from './sample-mails';
import { samplePayment, servePayments } from './sample-payments';
import { serveStats } from './sample-stats';
import { sampleUser, serveUsers } from './sample-users';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const states = ['announced', 'proof-uploaded', 'short-paid', 'completed', 'rejected'] as const;

/** A server with more payments than one page shows, and a few accounts. */
export function answers(): void {
  serveStats();
  serveAudit(numbers(9).map((n) => sampleEntry(n)));
  serveMails(numbers(9).map((n) => sampleMail(n)));
  serveMessages(numbers(9).map((n) => sampleMessage(n)));
  serveApplications(numbers(9).map((n) => sampleApplication(n)));
  serveUsers(numbers(9).map((n) => sampleUser(n)));
  servePayments(numbers(45).map((n) => samplePayment(n, { state: states[n % states.length] })));
}
