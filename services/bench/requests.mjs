import { compared } from './reads.mjs';
import { paperRequests } from './requests/papers.mjs';
import { paymentRequests } from './requests/payments.mjs';
import { userRequests } from './requests/users.mjs';

/**
 * The measured requests of a conference. `bar` is how many times the small size's cost it may cost; `plain` says
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

/** Requests to each side. */
const MOST = 500;

/** How much more each request costs with many rows than with few; two conferences take turns. */
export async function grown(less, more, rounds) {
  const [small, large] = [
    await requestsAt(less.client, less.size),
    await requestsAt(more.client, more.size),
  ];
  const rows = [];
  for (const [at, { name, bar }] of large.entries()) {
    const calls = (n, isSmall) => {
      const { method, path, body } = (isSmall ? small : large)[at];
      const { token } = isSmall ? less : more;
      return [{ method, path: path(n), body: body?.(n), token }];
    };
    const request = { name, bar, calls, most: MOST };
    const row = await compared(more.server, less.server, undefined, request, rounds);
    rows.push({
      request: name,
      'ms small': row['ms plain'],
      'ms large': row['ms ours'],
      times: row.times,
      'at most': bar,
      statements: row.statements,
    });
  }
  return rows;
}
