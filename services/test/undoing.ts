import * as fc from 'fast-check';
import { newId } from '../src/platform/core/new-id.js';
import { MINUTE } from '../src/platform/core/time.js';
import { HeldActs } from '../src/platform/holds/held-acts.service.js';
import type { Subject } from './held-papers.js';
import type { HeldSubjects } from './held-subjects.js';
import type { Person } from './people.js';

/** What the subject should be: free, on hold by an organiser, or sent. */
interface Expected {
  state: 'free' | 'held' | 'sent';
  by?: Person;
  hold: string;
  seen: Awaited<ReturnType<Subject['read']>>;
}

interface Sequences {
  /** Of the kinds of acts. */
  names: string[];
  runs: number;
  /** After an act on each subject. */
  steps: number;
  seed: number;
}

/**
 * Any acts, undos and sends of two organisers, also at once, leave each subject as before, or done once: its rows, its
 * emails, the counters, and what its author, payer or reviewer sees.
 */
export async function undoSequences(
  subjects: HeldSubjects,
  { names, runs, steps, seed }: Sequences,
): Promise<void> {
  const step = fc.record({
    what: fc.constantFrom(...STEP_NAMES, 'the hold ends' as const),
    on: fc.nat(names.length - 1),
    by: fc.nat(1),
  });
  const sequences = fc.array(step, { minLength: steps, maxLength: steps });
  const first = names.map((_, on) => ({ what: 'act' as const, on, by: on % 2 }));
  await fc.assert(
    fc.asyncProperty(sequences, (steps) => new Undoing(subjects).run(names, [...first, ...steps])),
    { numRuns: runs, seed },
  );
}

interface Step {
  what: keyof typeof STEPS | 'the hold ends';
  on: number;
  by: number;
}

class Undoing {
  constructor(readonly subjects: HeldSubjects) {}

  async run(names: string[], steps: Step[]): Promise<void> {
    // In long runs, sessions and the conference would end.
    this.subjects.server.clock.set(new Date());
    const subjects: Subject[] = [];
    const expected: Expected[] = [];
    for (const name of names) {
      const subject = await this.subjects.makers[name]!();
      subjects.push(subject);
      expected.push({ state: 'free', hold: newId(), seen: await subject.read() });
    }
    let counted = await this.counters();
    for (const { what, on, by } of steps) {
      const before = expected.map(({ state }) => state);
      if (what === 'the hold ends') {
        await this.holdEnds();
        for (const each of expected) if (each.state === 'held') each.state = 'sent';
      } else {
        const [subject, about] = [subjects[on]!, expected[on]!];
        const organiser = this.subjects.organisers[by]!;
        Object.assign(about, await STEPS[what](this, subject, about, organiser));
      }
      const sent = expected.filter(({ state }, at) => state === 'sent' && before[at] !== 'sent');
      for (const [at, about] of expected.entries()) {
        const now = await subjects[at]!.read();
        if (sent.includes(about)) {
          const added = now.emails.slice(about.seen.emails.length);
          // Some acts email several people: none of them twice.
          const different = new Set(added.map((each) => `${each.kind} ${each.recipient}`));
          expect(added).not.toEqual([]);
          expect([names[at], different.size]).toEqual([names[at], added.length]);
          const isShown = !subjects[at]!.isEmailOnly;
          if (isShown) expect([names[at], now.shown]).not.toEqual([names[at], about.seen.shown]);
          about.seen = now;
        } else expect([names[at], now]).toEqual([names[at], about.seen]);
      }
      if (sent.length === 0) expect(await this.counters()).toEqual(counted);
      counted = await this.counters();
    }
    await this.holdEnds();
  }

  async ended(hold: string, how: 'undo' | 'send-now', by: Person): Promise<number> {
    return (await this.subjects.post(`/held-acts/${hold}/${how}`, {}, by)).status;
  }

  other(by: Person): Person {
    const [one, other] = this.subjects.organisers;
    return by === one ? other : one;
  }

  private counters(): Promise<object> {
    return this.subjects.get('/admin/dashboard/stats');
  }

  private async holdEnds(): Promise<void> {
    const { clock, app } = this.subjects.server;
    clock.advance(10 * MINUTE);
    const acts = app.get(HeldActs, { strict: false });
    await Promise.all([acts.sendDue(), acts.sendDue()]);
  }
}

const STEPS = {
  async act(_: Undoing, subject: Subject, expected: Expected, by: Person) {
    const isHeld = await subject.act(by);
    expect(isHeld).toBe(expected.state === 'free');
    return isHeld ? held(subject, by) : {};
  },
  async 'act at once'(on: Undoing, subject: Subject, expected: Expected, by: Person) {
    const both = await Promise.all([subject.act(by), subject.act(on.other(by))]);
    const isFree = expected.state === 'free';
    expect(both.filter(Boolean)).toHaveLength(isFree ? 1 : 0);
    return isFree ? held(subject, both[0] ? by : on.other(by)) : {};
  },
  async undo(on: Undoing, _: Subject, expected: Expected, by: Person) {
    const isOwn = expected.state === 'held' && expected.by === by;
    expect((await on.ended(expected.hold, 'undo', by)) === 200).toBe(isOwn);
    return isOwn ? { state: 'free' as const } : {};
  },
  async 'send now'(on: Undoing, _: Subject, expected: Expected, by: Person) {
    const isOwn = expected.state === 'held' && expected.by === by;
    expect((await on.ended(expected.hold, 'send-now', by)) === 200).toBe(isOwn);
    return isOwn ? { state: 'sent' as const } : {};
  },
  async 'undo and send at once'(on: Undoing, _: Subject, { state, by, hold }: Expected) {
    if (state !== 'held' || !by) return {};
    const hows = ['undo', 'send-now', 'undo'] as const;
    const statuses = await Promise.all([
      ...hows.map((how) => on.ended(hold, how, by)),
      on.ended(hold, 'undo', on.other(by)),
    ]);
    expect(statuses.toSorted()).toEqual([200, 404, 409, 409]);
    return { state: statuses[1] === 200 ? ('sent' as const) : ('free' as const) };
  },
};

const STEP_NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[];

async function held({ hold }: Subject, by: Person) {
  const { id, byId } = await hold();
  expect(byId).toBe(by.user.id);
  return { state: 'held' as const, by, hold: id };
}
