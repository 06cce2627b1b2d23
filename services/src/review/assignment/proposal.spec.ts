import * as fc from 'fast-check';
import { type AvailableReviewer, type PaperToAssign, proposeReviewers } from './proposal.js';

const reviewer = (id: string, changes: Partial<AvailableReviewer> = {}): AvailableReviewer => ({
  id,
  topics: [],
  load: 0,
  maxLoad: 6,
  ...changes,
});
const paper = (id: string, changes: Partial<PaperToAssign> = {}): PaperToAssign => ({
  id,
  topic: null,
  wanted: 1,
  ...changes,
});
const everyone = () => true;

describe('a proposal of reviewers', () => {
  it('prefers reviewers who know the topic, unless others have far less load', () => {
    const people = [
      reviewer('a'),
      reviewer('b', { topics: ['radio'], load: 2 }),
      reviewer('c', { topics: ['radio'], load: 4 }),
    ];
    const of = (wanted: number) => [paper('p', { topic: 'radio', wanted })];
    expect(proposeReviewers(of(1), people, everyone).get('p')).toEqual(['b']);
    expect(proposeReviewers(of(2), people, everyone).get('p')).toEqual(['b', 'a']);
  });

  it('uses the same share of small and large limits', () => {
    const people = [reviewer('a', { maxLoad: 2 }), reviewer('b', { maxLoad: 8 })];
    const papers = Array.from({ length: 5 }, (_, at) => paper(`p${at}`));
    const given = [...proposeReviewers(papers, people, everyone).values()].flat();
    expect(given.filter((id) => id === 'a')).toHaveLength(1);
    expect(given.filter((id) => id === 'b')).toHaveLength(4);
  });

  it('reassigns papers when all possible reviewers of one are at capacity', () => {
    const people = ['a', 'b', 'c'].map((id) => reviewer(id, { maxLoad: 1 }));
    const able: Record<string, string[]> = { p: ['a', 'c'], q: ['a', 'b'], r: ['a', 'b'] };
    const papers = Object.keys(able).map((id) => paper(id));
    const given = proposeReviewers(
      papers,
      people,
      (id, paperId) => able[paperId]?.includes(id) ?? false,
    );
    expect(Object.fromEntries(given)).toEqual({ p: ['c'], q: ['b'], r: ['a'] });
  });

  it('spreads a shortage over all papers', () => {
    const papers = [paper('p', { wanted: 3 }), paper('q', { wanted: 3 })];
    const people = ['a', 'b', 'c', 'd'].map((id) => reviewer(id, { maxLoad: 1 }));
    const sizes = [...proposeReviewers(papers, people, everyone).values()].map((ids) => ids.length);
    expect(sizes).toEqual([2, 2]);
  });

  const question = fc.record({
    papers: fc.array(fc.record({ wanted: fc.integer({ min: 0, max: 3 }), topic: fc.nat(2) }), {
      maxLength: 8,
    }),
    people: fc.array(
      fc.record({ load: fc.nat(3), maxLoad: fc.integer({ min: 1, max: 4 }), topic: fc.nat(2) }),
      { maxLength: 6 },
    ),
    forbidden: fc.uniqueArray(fc.nat(47)),
  });

  it('keeps every limit, assigns no one twice, and makes the most assignments possible', () => {
    fc.assert(
      fc.property(question, ({ papers: some, people: others, forbidden }) => {
        const papers = some.map(({ wanted, topic }, at) =>
          paper(`${at}`, { wanted, topic: `${topic}` }),
        );
        const people = others.map(({ topic, ...rest }, at) =>
          reviewer(`${at}`, { ...rest, topics: [`${topic}`] }),
        );
        const may = (id: string, paperId: string) =>
          !forbidden.includes(Number(paperId) * 6 + Number(id));
        const given = proposeReviewers(papers, people, may);

        const loads = new Map(people.map(({ id, load }) => [id, load]));
        for (const [paperId, ids] of given) {
          const { wanted } = papers[Number(paperId)] ?? paper('');
          expect(ids.length).toBeLessThanOrEqual(wanted);
          expect(new Set(ids).size).toBe(ids.length);
          for (const id of ids) {
            expect(may(id, paperId)).toBe(true);
            loads.set(id, (loads.get(id) ?? 0) + 1);
          }
        }
        for (const { id, load, maxLoad } of people) {
          expect(loads.get(id)).toBeLessThanOrEqual(Math.max(load, maxLoad));
        }
        expect([...given.values()].flat()).toHaveLength(mostServed(papers, people, may));
        expect(proposeReviewers(papers, [...people].reverse(), may)).toEqual(given);
      }),
      { numRuns: 300 },
    );
  });
});

/** The largest possible number of assignments: the flow from papers to the rooms of reviewers. */
function mostServed(
  papers: PaperToAssign[],
  people: AvailableReviewer[],
  may: (id: string, paperId: string) => boolean,
): number {
  const room = new Map<string, number>();
  const edge = (from: string, to: string) => `${from}>${to}`;
  for (const { id, wanted } of papers) {
    room.set(edge('source', `p${id}`), wanted);
    for (const other of people) {
      if (may(other.id, id)) room.set(edge(`p${id}`, `r${other.id}`), 1);
    }
  }
  for (const { id, load, maxLoad } of people) room.set(edge(`r${id}`, 'sink'), maxLoad - load);
  const nodes = [...papers.map(({ id }) => `p${id}`), ...people.map(({ id }) => `r${id}`), 'sink'];
  const add = (name: string, amount: number) => room.set(name, (room.get(name) ?? 0) + amount);

  function push(at: string, seen: Set<string>): boolean {
    if (at === 'sink') return true;
    seen.add(at);
    for (const next of nodes) {
      if (seen.has(next) || (room.get(edge(at, next)) ?? 0) <= 0 || !push(next, seen)) continue;
      add(edge(at, next), -1);
      add(edge(next, at), 1);
      return true;
    }
    return false;
  }

  let flow = 0;
  while (push('source', new Set())) flow += 1;
  return flow;
}
