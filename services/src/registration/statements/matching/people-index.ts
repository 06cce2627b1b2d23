import type { MatchablePayment } from './matching.js';

/** Words that many institutions have. */
const COMMON = new Set(
  (
    'THE OF FOR AND AT IN DE DER DIE DAS DU DES LA LE LES EL DEL DELLA DI VON VAN UND ET Y UNIVERSITY ' +
    'UNIVERSITE UNIVERSITAET UNIVERSITAT UNIVERSIDAD UNIVERSIDADE UNIVERSITA UNIV INSTITUTE INSTITUT ' +
    'INSTITUTO COLLEGE SCHOOL FACULTY DEPARTMENT DEPT CENTRE CENTER MINISTRY NATIONAL LTD GMBH INC LLC'
  ).split(' '),
);

/** Open payments by the words of names and institutions. A group's money is not taken from names. */
export class PeopleIndex {
  private readonly byLastName = new Map<string, MatchablePayment[]>();
  private readonly byInstitution = new Map<string, MatchablePayment[]>();

  constructor(payments: Iterable<MatchablePayment>) {
    for (const payment of payments) {
      if (payment.state !== 'open' || payment.group) continue;
      const [name] = words(payment.lastName);
      if (name) add(this.byLastName, name, payment);
      const [institution] = telling(payment.organization);
      if (institution) add(this.byInstitution, institution, payment);
    }
  }

  /** Whose names the text has: all words of the last name, and a first name or its initial. */
  named(text: string): MatchablePayment[] {
    const all = words(text);
    const known = new Set(all);
    return candidates(this.byLastName, all).filter(({ firstName, lastName }) => {
      const first = words(firstName);
      const hasFirst = first.some((word) => known.has(word) || known.has(word.slice(0, 1)));
      return hasFirst && words(lastName).every((word) => known.has(word));
    });
  }

  /** Of the institutions whose words the text has. */
  from(text: string): MatchablePayment[] {
    const all = words(text);
    const known = new Set(all);
    return candidates(this.byInstitution, all).filter(({ organization }) =>
      telling(organization).every((word) => known.has(word)),
    );
  }

  colleaguesOf({ organization }: MatchablePayment): MatchablePayment[] {
    const own = telling(organization).join(' ');
    const [first] = telling(organization);
    return (first === undefined ? [] : (this.byInstitution.get(first) ?? [])).filter(
      (other) => telling(other.organization).join(' ') === own,
    );
  }
}

function candidates(index: Map<string, MatchablePayment[]>, all: string[]): MatchablePayment[] {
  return [...new Set(all.flatMap((word) => index.get(word) ?? []))];
}

function add(index: Map<string, MatchablePayment[]>, key: string, payment: MatchablePayment): void {
  const known = index.get(key);
  if (known) known.push(payment);
  else index.set(key, [payment]);
}

/** "Müller-Özil" → MULLER, OZIL, as MUELLER: banks write umlauts in two ways. */
function words(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/ß/g, 'SS')
    .replace(/([AOU])E(?=[^AEIOU]|$)/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function telling(organization: string): string[] {
  const all = words(organization);
  const own = all.filter((word) => !COMMON.has(word));
  return own.length > 0 ? own : all;
}
