import type { RelationKind } from './reviewer-relation.entity.js';
import { comparableAddress, institutionDomain } from './email-domain.js';

/**
 * The most serious first. author: by account or address. declared: when invited. relation: a person whom they declared.
 * co-author: of another paper. institution: same email domain or
 * listed institution, or one that they declared.
 */
export const CONFLICTS = ['author', 'declared', 'relation', 'co-author', 'institution'] as const;
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
  /** Domains, and keys of listed institutions. */
  readonly institutions: ReadonlySet<string>;

  constructor(authors: readonly Named[], listed: readonly string[] = []) {
    this.people = new Set(authors.flatMap(namesOf));
    this.institutions = new Set([
      ...authors.flatMap(({ email }) => institutionDomain(email) ?? []),
      ...listed.map(keyOf),
    ]);
  }
}

export interface Candidate {
  self: readonly Named[];
  /** Names of listed institutions of their addresses. */
  listed: readonly string[];
  /** Declared ones that count. */
  relations: readonly { kind: RelationKind; value: string; listed: string | null }[];
  coAuthors: readonly Named[];
  /** Paper ids. */
  declared: readonly string[];
}

/** Prepared for comparison with many papers. */
export class ComparedReviewer {
  readonly names: readonly string[];
  readonly related: readonly string[];
  readonly coAuthors: readonly string[];
  /** Of their addresses: domains, and keys of listed institutions. */
  readonly own: readonly string[];
  /** These, and those of declared ones. */
  readonly institutions: readonly string[];
  readonly declared: ReadonlySet<string>;

  constructor({ self, listed, relations, coAuthors, declared }: Candidate) {
    this.names = self.flatMap(namesOf);
    this.coAuthors = coAuthors.flatMap(namesOf);
    this.related = relations.flatMap(({ kind, value }) =>
      kind === 'institution' ? [] : [comparableAddress(value)],
    );
    // The names come first: of an institution they say more than its domain.
    this.own = [
      ...listed.map(keyOf),
      ...self.flatMap(({ email }) => institutionDomain(email) ?? []),
    ];
    const affiliations = relations.filter(({ kind }) => kind === 'institution');
    this.institutions = [
      ...this.own,
      ...affiliations.map(({ value }) => value),
      ...affiliations.flatMap(({ listed }) => (listed === null ? [] : [keyOf(listed)])),
    ];
    this.declared = new Set(declared);
  }

  /** @returns the most serious conflict */
  conflictWith(paperId: string, authors: Authors): Conflict | null {
    if (this.names.some((name) => authors.people.has(name))) return 'author';
    if (this.declared.has(paperId)) return 'declared';
    if (this.related.some((name) => authors.people.has(name))) return 'relation';
    if (this.coAuthors.some((name) => authors.people.has(name))) return 'co-author';
    if (this.institutions.some((domain) => authors.institutions.has(domain))) return 'institution';
    return null;
  }

  /** The name or the domain, where an address of both shows it: declared affiliations are the reviewer's only. */
  sharedInstitution(authors: Authors): string | null {
    const shared = this.own.find((each) => authors.institutions.has(each));
    return shared?.replace(LISTED, '') ?? null;
  }
}

/** Finds the papers that a reviewer has a conflict with, without a comparison of all pairs. */
export class ConflictIndex {
  private readonly byPerson = new Map<string, string[]>();
  private readonly byInstitution = new Map<string, string[]>();

  constructor(papers: ReadonlyMap<string, Authors>) {
    for (const [id, { people, institutions }] of papers) {
      for (const name of people) add(this.byPerson, name, id);
      for (const name of institutions) add(this.byInstitution, name, id);
    }
  }

  /** As `ComparedReviewer.conflictWith` for each paper. */
  papersOf({ names, related, coAuthors, institutions, declared }: ComparedReviewer): Set<string> {
    const found = new Set(declared);
    for (const name of [...names, ...related, ...coAuthors]) {
      for (const id of this.byPerson.get(name) ?? []) found.add(id);
    }
    for (const name of institutions) {
      for (const id of this.byInstitution.get(name) ?? []) found.add(id);
    }
    return found;
  }
}

/** No domain begins with it. */
const LISTED = '=';

/** Of a listed institution, among domains. */
const keyOf = (name: string) => `${LISTED}${name}`;

function add(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function namesOf({ userId, email }: Named): string[] {
  const address = comparableAddress(email);
  return userId ? [userId, address] : [address];
}
