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
      listed: [],
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
    const relations = [{ kind: 'advisor' as const, value: 'Esi@knust.edu.gh', listed: null }];
    expect(candidate({ relations, coAuthors }).conflictWith('p', paper)).toBe('relation');
    expect(candidate({ coAuthors }).conflictWith('p', paper)).toBe('co-author');
    expect(candidate().conflictWith('p', paper)).toBe('institution');
  });

  it('has a conflict with another domain of a listed institution, which is named', () => {
    const paper = new Authors([{ userId: null, email: 'ama@research-ug.example' }], ['Sample UG']);
    const other = new Authors([{ userId: null, email: 'ama@research-ug.example' }], ['Other UG']);
    const listed = candidate({ listed: ['Sample UG'] });
    expect([listed.conflictWith('p', paper), listed.sharedInstitution(paper)]).toEqual([
      ...['institution', 'Sample UG'],
    ]);
    expect(listed.conflictWith('p', other)).toBeNull();
    expect(candidate().conflictWith('p', paper)).toBeNull();
  });

  it('has a conflict by a declared affiliation, which is not named', () => {
    const paper = authors('ama@knust.edu.gh');
    const relations = [{ kind: 'institution' as const, value: 'knust.edu.gh', listed: null }];
    const declaring = candidate({ relations });
    expect(declaring.conflictWith('p', paper)).toBe('institution');
    expect(declaring.sharedInstitution(paper)).toBeNull();
    // The control: their own is named.
    expect(declaring.sharedInstitution(authors('esi@cs.ug.edu.gh'))).toBe('ug.edu.gh');
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
  const names = fc.subarray(['Sample University', 'Example Institute'], { maxLength: 1 });

  it('finds the papers that a comparison of each pair finds', () => {
    const facts = fc.record({
      authors: fc.tuple(people, people, people),
      listed: fc.tuple(names, names, names),
      reviewer: fc.record({
        self: people,
        listed: names,
        relations: fc.array(
          fc.oneof(
            fc.record({
              kind: fc.constantFrom('collaborator' as const, 'advisor' as const),
              value: people.map(([first]) => first?.email ?? 'someone@example.org'),
              listed: fc.constant(null),
            }),
            fc.record({
              kind: fc.constant('institution' as const),
              value: fc.constantFrom('ug.edu.gh', 'knust.edu.gh', 'example.org'),
              listed: fc.constantFrom(null, 'Sample University'),
            }),
          ),
          { maxLength: 2 },
        ),
        coAuthors: people,
        declared: fc.subarray(papers),
      }),
    });
    fc.assert(
      fc.property(facts, ({ authors, listed, reviewer }) => {
        const compared = new ComparedReviewer(reviewer);
        const all = new Map(
          papers.map((id, at) => [id, new Authors(authors[at] ?? [], listed[at])]),
        );
        const found = papers.filter((id) => compared.conflictWith(id, all.get(id)!) !== null);
        expect([...new ConflictIndex(all).papersOf(compared)].sort()).toEqual(found);
      }),
      { numRuns: 300, seed: 17 },
    );
  });
});
