import * as fc from 'fast-check';
import { Authors, ComparedReviewer, ConflictIndex, type Candidate } from './conflicts.js';
import { comparableAddress, institutionDomain } from './email-domain.js';

describe('the domain of an institution', () => {
  it.each([
    ['amina@cs.ug.edu.gh', 'ug.edu.gh'],
    ['amina@UG.EDU.GH', 'ug.edu.gh'],
    ['amina@lib.ox.ac.uk', 'ox.ac.uk'],
    ['amina@cam.ac.uk', 'cam.ac.uk'],
    ['amina@gmail.com', null],
    ['amina@yahoo.co.uk', null],
    ['amina@mail.proton.me', null],
    ['amina@localhost', null],
  ])('of %s is %s', (email, domain) => {
    expect(institutionDomain(email)).toBe(domain);
  });

  it('is compared on normalised addresses', () => {
    expect(comparableAddress(' Amina+reviews@Example.org ')).toBe('amina@example.org');
  });
});

describe('a reviewer', () => {
  const candidate = (changes: Partial<Candidate> = {}) =>
    new ComparedReviewer({
      self: [{ userId: 'u-reviewer', email: 'kofi@ug.edu.gh' }],
      relations: [],
      coAuthors: [],
      declared: [],
      ...changes,
    });
  const authors = (...emails: string[]) =>
    new Authors(emails.map((email, at) => ({ userId: at === 0 ? 'u-author' : null, email })));

  it('can review papers by unknown authors of other institutions', () => {
    expect(candidate().conflictWith('p', authors('esi@knust.edu.gh', 'x@gmail.com'))).toBeNull();
  });

  it('is an author by account, under whatever address the paper names', () => {
    const paper = new Authors([{ userId: 'u-reviewer', email: 'else@example.org' }]);
    expect(candidate().conflictWith('p', paper)).toBe('author');
  });

  it('is an author by any address that papers name the account by', () => {
    const self = [
      { userId: 'u-reviewer', email: 'kofi@ug.edu.gh' },
      { userId: 'u-reviewer', email: 'kofi.m@gmail.com' },
    ];
    const paper = authors('esi@knust.edu.gh', 'Kofi.M+conf@gmail.com');
    expect(candidate({ self }).conflictWith('p', paper)).toBe('author');
  });

  it('has a declared conflict before one by co-authorship and one by institution', () => {
    const coAuthors = [{ userId: null, email: 'esi@knust.edu.gh' }];
    const paper = authors('esi@knust.edu.gh', 'ama@dcs.ug.edu.gh');
    expect(candidate({ coAuthors, declared: ['p'] }).conflictWith('p', paper)).toBe('declared');
    const relations = [{ kind: 'advisor' as const, value: 'Esi@knust.edu.gh' }];
    expect(candidate({ relations, coAuthors }).conflictWith('p', paper)).toBe('relation');
    expect(candidate({ coAuthors }).conflictWith('p', paper)).toBe('co-author');
    expect(candidate().conflictWith('p', paper)).toBe('institution');
  });

  it('has no institution at a free email provider', () => {
    const self = [{ userId: 'u-reviewer', email: 'kofi@gmail.com' }];
    expect(candidate({ self }).conflictWith('p', authors('ama@gmail.com'))).toBeNull();
  });
});

describe('the index of conflicts', () => {
  const person = fc.record({
    userId: fc.constantFrom(null, 'u-1', 'u-2', 'u-3'),
    email: fc.constantFrom(
      ...['ama@ug.edu.gh', 'Esi@cs.ug.edu.gh', 'esi@knust.edu.gh'],
      ...['kofi@gmail.com', 'Kofi+conf@gmail.com', 'x@localhost'],
    ),
  });
  const people = fc.array(person, { maxLength: 3 });
  const papers = ['p-1', 'p-2', 'p-3'];

  it('finds the papers that a comparison of each pair finds', () => {
    const facts = fc.record({
      authors: fc.tuple(people, people, people),
      reviewer: fc.record({
        self: people,
        relations: fc.array(
          fc.oneof(
            fc.record({
              kind: fc.constantFrom('collaborator' as const, 'advisor' as const),
              value: people.map(([first]) => first?.email ?? 'someone@example.org'),
            }),
            fc.record({
              kind: fc.constant('institution' as const),
              value: fc.constantFrom('ug.edu.gh', 'knust.edu.gh', 'example.org'),
            }),
          ),
          { maxLength: 2 },
        ),
        coAuthors: people,
        declared: fc.subarray(papers),
      }),
    });
    fc.assert(
      fc.property(facts, ({ authors, reviewer }) => {
        const compared = new ComparedReviewer(reviewer);
        const all = new Map(papers.map((id, at) => [id, new Authors(authors[at] ?? [])]));
        const found = papers.filter((id) => compared.conflictWith(id, all.get(id)!) !== null);
        expect([...new ConflictIndex(all).papersOf(compared)].sort()).toEqual(found);
      }),
      { numRuns: 300, seed: 17 },
    );
  });
});
