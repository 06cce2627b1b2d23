import { comparableAddress, institutionDomain } from './email-domain.js';

/**
 * The most serious first. author: by account or address. declared: when invited. co-author: of
 * another paper. institution: same email domain.
 */
export const CONFLICTS = ['author', 'declared', 'co-author', 'institution'] as const;
export type Conflict = (typeof CONFLICTS)[number];

/** The people may not know each other. */
export const OVERRIDABLE: readonly Conflict[] = ['co-author', 'institution'];

export interface Named {
  /** Null without an account. */
  userId: string | null;
  email: string;
}

export class Authors {
  readonly people: ReadonlySet<string>;
  readonly institutions: ReadonlySet<string>;

  constructor(authors: readonly Named[]) {
    this.people = new Set(authors.flatMap(namesOf));
    this.institutions = new Set(authors.flatMap(({ email }) => institutionDomain(email) ?? []));
  }
}

export interface Candidate {
  self: readonly Named[];
  coAuthors: readonly Named[];
  /** Paper ids. */
  declared: readonly string[];
}

/** Prepared for comparison with many papers. */
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

  /** @returns the most serious conflict */
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
