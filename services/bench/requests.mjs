import { paperRequests } from './requests/papers.mjs';
import { paymentRequests } from './requests/payments.mjs';
import { userRequests } from './requests/users.mjs';

/**
 * The measured requests at a size. `bar` is how many times the small size's cost it may cost; `plain` says
 * which of them the baseline answers as well, and as what it is held against it. `path` and `body` take
 * the number of the call, from 0.
 */
export async function requestsAt(client, size) {
  return [
    // Before the saves below, whose differences the counters keep for up to 30 s.
    { name: 'audit, first page', bar: 1.3, path: () => '/admin/audit' },
    { name: 'dashboard', bar: 1.2, path: () => '/admin/dashboard/stats' },
    ...(await userRequests(client, size)),
    ...(await paymentRequests(client)),
    ...(await paperRequests(client)),
  ];
}
