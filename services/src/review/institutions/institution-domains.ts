import { isFreeProvider, registrableDomain } from '../conflicts/email-domain.js';
import type { ListedDomain } from './institutions.schema.js';
import { texts } from './institutions.texts.js';

export class DomainRefused extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message);
  }
}

/** Registrable domains, each once, in the order of the alphabet. @throws DomainRefused */
export function checkedDomains(typed: readonly ListedDomain[]): ListedDomain[] {
  const seen = new Set<string>();
  const checked = typed.map((each, at) => {
    const domain = registrableDomain(each.domain);
    if (!domain) throw new DomainRefused(texts.notADomain({ typed: each.domain }), at);
    if (isFreeProvider(domain)) throw new DomainRefused(texts.freeProvider({ domain }), at);
    if (seen.has(domain)) throw new DomainRefused(texts.twice({ domain }), at);
    seen.add(domain);
    return { ...each, domain };
  });
  return checked.toSorted((a, b) => (a.domain < b.domain ? -1 : 1));
}
