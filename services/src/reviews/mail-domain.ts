import { getDomain } from 'tldts';
import { FREE_MAIL_DOMAINS } from './free-mail-domains.js';

/** An address as it is compared: the same letters in any case, and what follows a + left out. */
export function comparableAddress(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  return `${local.replace(/\+.*$/, '')}@${domain}`;
}

/**
 * The domain that an institution registered: "ug.edu.gh" for somebody@cs.ug.edu.gh, by the public suffix
 * list. Null for addresses of free mail providers, which say nothing of an institution.
 */
export function institutionDomain(email: string): string | null {
  const domain = getDomain(email.slice(email.lastIndexOf('@') + 1).trim());
  if (!domain || FREE_MAIL_DOMAINS.has(domain)) return null;
  return domain;
}
