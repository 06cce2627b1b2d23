import type { Right } from '../http/policy/rights.js';

/** What organisers can be told about, with the right that a receiver needs. */
export const NOTICE_RIGHTS = {
  submission: 'papers:read',
  decline: 'papers:read',
  'last-review': 'papers:read',
  revision: 'papers:read',
  'camera-ready': 'papers:read',
  'proof-of-payment': 'payments:read',
  enquiry: 'enquiries:read',
  'visa-letter': 'visa-letters:write',
  'failed-email': 'emails:read',
} as const satisfies Record<string, Right>;

export type NoticeKind = keyof typeof NOTICE_RIGHTS;
export const NOTICE_KINDS = Object.keys(NOTICE_RIGHTS) as [NoticeKind, ...NoticeKind[]];

export const NOTICE_CHOICES = ['at-once', 'daily', 'never'] as const;
export type Choice = (typeof NOTICE_CHOICES)[number];
