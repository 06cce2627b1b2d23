import { getDomain } from 'tldts';
import { emailKey } from '../../platform/core/email-address.js';
import { FREE_EMAIL_DOMAINS } from './free-email-domains.js';

/** Lower case, without a +tag. */
export function comparableAddress(email: string): string {
  const [local = '', domain = ''] = emailKey(email).split('@');
  return `${local.replace(/\+.*$/, '')}@${domain}`;
}

/** By the public suffix list: "ug.edu.gh" for amina@cs.ug.edu.gh. Null for free providers. */
export function institutionDomain(email: string): string | null {
  const domain = getDomain(email.slice(email.lastIndexOf('@') + 1).trim());
  if (!domain || FREE_EMAIL_DOMAINS.has(domain)) return null;
  return domain;
}

/** By the public suffix list: "ug.edu.gh" of https://www.ug.edu.gh/about. Null without a domain. */
export const registrableDomain = (typed: string): string | null =>
  getDomain(typed, { validateHostname: true });

export const isFreeProvider = (domain: string): boolean => FREE_EMAIL_DOMAINS.has(domain);
