import { comparableAddress, institutionDomain } from './mail-domain.js';

/**
 * Why somebody should not review a paper, the weightiest first:
 * - author: is one of its authors, by account or by any address
 * - declared: said so, when asked to review it
 * - co-author: wrote another paper of the edition together with one of its authors
 * - institution: has an address of the same institution as one of its authors
 */
export const CONFLICTS = ['author', 'declared', 'co-author', 'institution'] as const;
export type Conflict = (typeof CONFLICTS)[number];

/** What an admin may set aside, with a reason: such people may not know each other at all. */
export const OVERRIDABLE: readonly Conflict[] = ['co-author', 'institution'];

/** Somebody as a list of authors names them. */
export interface Named {
  /** Null without an account. */
  userId: string | null;
  email: string;
}

/** Those who wrote a paper, whoever submitted it among them. */
export class Authors {
  readonly people: ReadonlySet<string>;
  readonly institutions: ReadonlySet<string>;

  constructor(authors: readonly Named[]) {
    this.people = new Set(authors.flatMap(namesOf));
    this.institutions = new Set(authors.flatMap(({ email }) => institutionDomain(email) ?? []));
  }
}

export interface Candidate {
  /** The account, with its address and those that papers name it by. */
  self: readonly Named[];
  /** Who wrote papers together with them. */
  coAuthors: readonly Named[];
  /** Papers that they declared a conflict with. */
  declared: readonly string[];
}

/** Somebody who could review, ready to be compared with the authors of many papers. */
export class ComparedReviewer {
  private readonly names: readonly string[];
  private readonly coAuthors: readonly string[];
  private readonly institutions: readonly string[];
  private readonly declared: ReadonlySet<string>;

  constructor({ self, coAuthors, declared }: Candidate) {
    this.names = self.flatMap(namesOf);
    this.coAuthors = coAuthors.flatMap(namesOf);
    this.institutions = self.flatMap(({ email }) => institutionDomain(email) ?? []);
    this.declared = new Set(declared);
  }

  /** @returns the weightiest; null when there is none */
  conflictWith(paperId: string, authors: Authors): Conflict | null {
    if (this.names.some((name) => authors.people.has(name))) return 'author';
    if (this.declared.has(paperId)) return 'declared';
    if (this.coAuthors.some((name) => authors.people.has(name))) return 'co-author';
    if (this.institutions.some((domain) => authors.institutions.has(domain))) return 'institution';
    return null;
  }
}

function namesOf({ userId, email }: Named): string[] {
  const address = comparableAddress(email);
  return userId ? [userId, address] : [address];
}
