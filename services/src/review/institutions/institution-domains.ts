import { isFreeProvider, registrableDomain } from '../conflicts/email-domain.js';
import type { ListedDomain } from './institutions.schema.js';
import { texts } from './institutions.texts.js';

/** With the reason as its message. */
export class DomainRefused extends Error {}

/** Registrable domains, each once, in the order of the alphabet. @throws DomainRefused */
export function checkedDomains(typed: readonly ListedDomain[]): ListedDomain[] {
  const seen = new Set<string>();
  const checked = typed.map((each) => {
    const domain = registrableDomain(each.domain);
    if (!domain) throw new DomainRefused(texts.notADomain({ typed: each.domain }));
    if (isFreeProvider(domain)) throw new DomainRefused(texts.freeProvider({ domain }));
    if (seen.has(domain)) throw new DomainRefused(texts.twice({ domain }));
    seen.add(domain);
    return { ...each, domain };
  });
  return checked.toSorted((a, b) => (a.domain < b.domain ? -1 : 1));
}
