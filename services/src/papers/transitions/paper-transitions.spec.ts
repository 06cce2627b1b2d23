import { currentEditionCounts } from '../../conference/editions/current-edition.sql.js';
import fc from 'fast-check';
import { auditOf } from '../../../test/audit-log.js';
import type { Person } from '../../../test/people.js';
import { makePaper } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Counters } from '../../platform/counters/counters.service.js';
import { PaperTransition } from './paper-transition.entity.js';
import { PaperTransitions } from './paper-transitions.js';
import {
  nextPaperStatus,
  PAPER_ACTIONS,
  PAPER_STATUSES,
  type PaperAction,
} from '../status/paper-status.js';
import { Paper } from '../paper/paper.entity.js';

let server: TestApp;
let chair: Person;
let people: { author: string; chair: string };
beforeAll(async () => {
  server = await startTestApp();
  const author = await server.person('user');
  chair = await server.person('admin');
  people = { author: author.user.id, chair: chair.user.id };
});
afterAll(() => server.stop());

/** @returns whether it was allowed */
async function act(id: string, action: PaperAction, actorId: string): Promise<boolean> {
  const transitions = server.app.get(PaperTransitions);
  try {
    await server.dataSource.transaction(async (tx) => {
      await transitions.apply(tx, await transitions.lock(tx, id), action, actorId);
    });
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'INVALID_TRANSITION' });
    return false;
  }
}

async function counted(): Promise<Partial<Record<string, number>>> {
  return server.app
    .get(Counters, { strict: false })
    .read(server.dataSource.manager, 'papers', currentEditionCounts);
}

/** Invariants of a paper after any actions. */
async function expectConsistent(id: string, allowed: number): Promise<void> {
  const { manager } = server.dataSource;
  const paper = await manager.findOneByOrFail(Paper, { id });
  const transitions = await manager.find(PaperTransition, {
    where: { paperId: id },
    order: { id: 'ASC' },
  });
  expect(transitions).toHaveLength(allowed);
  let status: Paper['status'] = 'draft';
  let shown: Paper['status'] = 'draft';
  for (const { action, fromStatus, toStatus, isShown } of transitions) {
    expect(fromStatus).toBe(status);
    expect(toStatus).toBe(nextPaperStatus(status, action));
    status = toStatus;
    if (isShown) shown = toStatus;
  }
  expect(paper).toMatchObject({ status, shownStatus: shown, revision: 1 + allowed });
  expect(['decision-recorded', 'verified']).not.toContain(shown);
  const audited = await auditOf(server, chair, id);
  expect(audited.filter(({ after }) => after !== null)).toHaveLength(allowed);
}

describe('the transitions of a paper', () => {
  it('follow the table, and match timeline and counters, under concurrent actions', async () => {
    const action = fc.constantFrom(...PAPER_ACTIONS);
    // Fixed prefixes reach statuses that random actions rarely reach.
    const way = fc.constantFrom<PaperAction[]>(
      [],
      ['submit', 'screen', 'pass'],
      ['submit', 'pass', 'decide', 'release-minor-corrections', 'submit-revision', 'verify'],
      ['submit', 'screen', 'pass', 'decide', 'release-accepted'],
    );
    const turns = fc.array(fc.tuple(action, action), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(way, turns, async (start, pairs) => {
        const id = await makePaper(server.app, people.author, 'draft');
        let allowed = 0;
        for (const step of start) allowed += Number(await act(id, step, people.chair));
        for (const [authors, chairs] of pairs) {
          const both = await Promise.all([
            act(id, authors, people.author),
            act(id, chairs, people.chair),
          ]);
          allowed += both.filter(Boolean).length;
        }
        await expectConsistent(id, allowed);
      }),
      { numRuns: 25 },
    );
    const counts = await counted();
    for (const status of PAPER_STATUSES) {
      const papers = await server.dataSource.manager.countBy(Paper, { status });
      expect({ status, papers: counts[status] ?? 0 }).toEqual({ status, papers });
    }
  });

  it('that contradict each other do not both succeed', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await makePaper(server.app, people.author, 'under-review');
      const outcomes = await Promise.all([
        act(id, 'decide', people.chair),
        act(id, 'decide', people.chair),
        act(id, 'withdraw', people.author),
        act(id, 'withdraw', people.author),
      ]);
      expect(outcomes.slice(2).filter(Boolean)).toHaveLength(1);
    }
  });
});
