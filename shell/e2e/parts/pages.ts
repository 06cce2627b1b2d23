import type { APIRequestContext } from '@playwright/test';

/** Addresses of the product's pages, by who opens them. */
export const publicPages = [
  '/',
  '/call-for-papers',
  '/call-for-posters',
  '/meet-committee',
  '/join-committee',
  '/venue',
  '/contact',
  '/who-are-we',
  '/schedule',
  '/privacy',
  '/terms',
  '/refunds',
  '/no/such/page',
];
/** Pages with forms, and after one. */
export const formPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/register-conference-form',
  '/contact/sent',
  '/verify',
];
/** Opened by links in emails. */
export const linkPages = [
  ...['/verify-email/sample', '/login-link/sample', '/confirm-email/sample'],
  '/verify/sample',
];
export const paymentPages = [
  '/conference-register',
  '/payment-processing',
  '/payment-success',
  '/payment-failed',
];
export const authorAndReviewerPages = [
  '/submit',
  '/submitted',
  '/groups',
  '/groups/new',
  '/visa-letter',
  '/reviewers',
  '/reviewers/bids',
  '/reviewers/profile',
];
export const adminPages = [
  '/admin/dashboard',
  '/admin/mail/groups',
  '/admin/mail/groups/new',
  '/admin/users',
  '/admin/papers',
  '/admin/papers/release',
  '/admin/papers/proposal',
  '/admin/papers/comparison',
  '/admin/papers/reviewers',
  '/admin/papers/institutions',
  '/admin/payments',
  '/admin/payments/register',
  '/admin/payments/unmatched',
  '/admin/payments/statements',
  '/admin/payments/totals',
  '/admin/payments/reconciliation',
  '/admin/payments/extras',
  '/admin/payments/waiting-list',
  '/admin/payments/discounts',
  '/admin/payments/checks',
  '/admin/payments/waivers',
  '/admin/payments/refunds',
  '/admin/payments/refunds/files',
  '/admin/payments/invoices',
  '/admin/payments/groups',
  '/admin/checkin',
  '/admin/documents',
  '/admin/documents/revoked',
  '/admin/documents/attendance',
  '/admin/documents/texts/attendance',
  '/admin/visa-letters',
  '/admin/messages',
  '/admin/messages/applications',
  '/admin/messages/other',
  '/admin/mail',
  '/admin/mail/bounced',
  '/admin/mail/domain',
  '/admin/mail/templates',
  '/admin/mail/templates/payment-reminder',
  '/admin/notices',
  '/admin/audit',
  '/admin/front-ends',
];
export const editionPages = [
  '/admin/edition',
  '/admin/edition/history',
  '/admin/edition/bank',
  '/admin/edition/opening',
  '/admin/edition/schedule',
  '/admin/edition/overdue',
  '/admin/edition/bank-changes',
];
/** Settings that are made of the same parts as those of `editionPages`. */
export const editionSections = [
  'dates papers review-form agreement limits fees reductions groups invoicing taxes places questions extras',
  'joining visa-letters speakers committee partners name home venue who-we-are contact legal',
].flatMap((ids) => ids.split(' ').map((id) => `/admin/edition/${id}`));

/** Pages in portions for one test each, so that both browsers share them and a test ends in time. */
export function portions<Page>(pages: readonly Page[], size = 12): Page[][] {
  const starts = Array.from({ length: Math.ceil(pages.length / size) }, (_, at) => at * size);
  return starts.map((start) => pages.slice(start, start + size));
}

/** What a visitor is sent for a page: its HTML, and the file with the data of the site that it names. */
export async function delivered(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  const [, siteData] = /data-site-data="([^"]+)"/.exec(html) ?? [];
  return siteData ? html + (await (await request.get(siteData)).text()) : html;
}
