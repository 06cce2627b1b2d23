import fc from 'fast-check';
import { makePaper } from '../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { Counters } from '../counters/counters.service.js';
import { PaperMove } from './paper-move.entity.js';
import { PaperMoves } from './paper-moves.js';
import {
  nextPaperStatus,
  PAPER_ACTIONS,
  PAPER_STATUSES,
  type PaperAction,
} from './paper-status.js';
import { Paper } from './paper.entity.js';

let server: TestApp;
let people: { author: string; chair: string };
beforeAll(async () => {
  server = await startTestApp();
  const [author, chair] = [await server.person('user'), await server.person('admin')];
  people = { author: author.user.id, chair: chair.user.id };
});
afterAll(() => server.stop());

/** @returns whether it was allowed */
async function act(id: string, action: PaperAction, actorId: string): Promise<boolean> {
  const moves = server.app.get(PaperMoves);
  try {
    await server.dataSource.transaction(async (tx) => {
      await moves.move(tx, await moves.lock(tx, id), action, actorId);
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
    .readCurrent(server.dataSource.manager, 'papers');
}

/** What must hold of a paper, whatever was tried. */
async function holds(id: string, allowed: number): Promise<void> {
  const { manager } = server.dataSource;
  const paper = await manager.findOneByOrFail(Paper, { id });
  const moves = await manager.find(PaperMove, { where: { paperId: id }, order: { id: 'ASC' } });
  expect(moves).toHaveLength(allowed);
  let status: Paper['status'] = 'draft';
  let shown: Paper['status'] = 'draft';
  for (const { action, fromStatus, toStatus, isShown } of moves) {
    expect(fromStatus).toBe(status);
    expect(toStatus).toBe(nextPaperStatus(status, action));
    status = toStatus;
    if (isShown) shown = toStatus;
  }
  expect(paper).toMatchObject({ status, shownStatus: shown, revision: 1 + allowed });
  expect(['decided', 'verified']).not.toContain(shown);
  const audited = await server.dataSource.query(
    `SELECT FROM audit_entries WHERE subject_id = $1 AND after_state IS NOT NULL`,
    [id],
  );
  expect(audited).toHaveLength(allowed);
}

describe('the moves of a paper', () => {
  it('keep to the table, its timeline and the counters, two people acting at once', async () => {
    const action = fc.constantFrom(...PAPER_ACTIONS);
    // Straight ways lead to where random ones seldom come.
    const way = fc.constantFrom<PaperAction[]>(
      [],
      ['submit', 'screen', 'pass'],
      ['submit', 'pass', 'decide', 'release-minor-corrections', 'resubmit', 'verify'],
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
        await holds(id, allowed);
      }),
      { numRuns: 25 },
    );
    const counts = await counted();
    for (const status of PAPER_STATUSES) {
      const papers = await server.dataSource.manager.countBy(Paper, { status });
      expect({ status, papers: counts[status] ?? 0 }).toEqual({ status, papers });
    }
  });

  it('that contradict each other do not both happen', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await makePaper(server.app, people.author, 'under-review');
      const moves = await Promise.all([
        act(id, 'decide', people.chair),
        act(id, 'decide', people.chair),
        act(id, 'withdraw', people.author),
        act(id, 'withdraw', people.author),
      ]);
      expect(moves.slice(2).filter(Boolean)).toHaveLength(1);
    }
  });
});
