import { checkHistory, type Operation, printed } from './check-history.js';
import {
  type ClaimAnswer,
  type ClaimCall,
  claims,
  money,
  type SeatAnswer,
  type SeatCall,
  seats,
} from './models.js';

/** `[called, answered, input, output]`; without an output the answer was lost. */
type Row<Input, Output> = [number, number, Input, Output?];

function history<Input, Output>(...rows: Row<Input, Output>[]): Operation<Input, Output>[] {
  return rows.map(([calledAt, answeredAt, input, output], n) => ({
    ...{ client: `client ${n + 1}`, input, output, calledAt },
    answeredAt: output === undefined ? Infinity : answeredAt,
  }));
}

type SeatRow = Row<SeatCall, SeatAnswer>;
const seatCalls = (...rows: SeatRow[]) => history(...rows);
const claimCalls = (...rows: Row<ClaimCall, ClaimAnswer>[]) => history(...rows);

const take: SeatCall = { does: 'take', seats: 'virtual' };
const free: SeatCall = { does: 'free', seats: 'virtual' };
const pay = { payment: 'P1', confirms: 50 };
const read = { payment: 'P1' };

describe('a history is explained', () => {
  it.each([
    ['one after the other', seatCalls([0, 1, take, 'done'], [2, 3, take, 'full'])],
    [
      'a refusal that was sent before the last seat was taken',
      seatCalls([0, 9, take, 'full'], [1, 8, take, 'done']),
    ],
    [
      'a seat that was freed meanwhile',
      seatCalls([0, 1, take, 'done'], [2, 9, free, 'done'], [3, 8, take, 'done']),
    ],
    ['a lost answer that took the seat', seatCalls([0, 1, take], [5, 6, take, 'full'])],
    [
      'a lost answer that took the seat much later',
      seatCalls([0, 1, take], [5, 6, take, 'done'], [7, 8, free, 'done'], [9, 10, take, 'full']),
    ],
    ['a lost answer to a call that did nothing', seatCalls([0, 1, take], [5, 6, take, 'done'])],
    ['nothing', seatCalls()],
  ])('by %s', (_, calls) => {
    expect(checkHistory(calls, seats(1))).toEqual([]);
  });

  it('for each object separately', () => {
    const other: SeatCall = { ...take, seats: 'physical' };
    expect(checkHistory(seatCalls([0, 1, take, 'done'], [2, 3, other, 'done']), seats(1))).toEqual(
      [],
    );
  });

  it('with many lost answers', () => {
    const lost = Array.from({ length: 40 }, (_, n): SeatRow => [n, n, take]);
    const last: SeatRow = [100, 101, take, 'done'];
    expect(checkHistory(seatCalls(...lost, last), seats(20))).toEqual([]);
  });
});

describe('a history is not explained', () => {
  it('when one seat is taken twice', () => {
    const calls = seatCalls([0, 5, take, 'done'], [1, 4, take, 'done']);
    expect(checkHistory(calls, seats(1))).toMatchObject([{ object: 'virtual', isViolation: true }]);
  });

  it('when a seat is refused that nothing took', () => {
    expect(checkHistory(seatCalls([0, 1, take, 'full']), seats(1))).toHaveLength(1);
  });

  it('when the seat was taken after the refusal', () => {
    const calls = seatCalls([0, 1, take, 'full'], [2, 3, take, 'done']);
    expect(checkHistory(calls, seats(1))).toHaveLength(1);
  });

  it('when lost answers would have to take more seats than there are', () => {
    const calls = seatCalls([0, 1, take], [2, 3, take, 'done'], [4, 5, take, 'done']);
    expect(checkHistory(calls, seats(1))).toHaveLength(1);
  });

  it('when one thing is given twice', () => {
    const call = { thing: 'paper 1' };
    const twice = claimCalls([0, 5, call, { got: 'A' }], [1, 4, call, { got: 'B' }]);
    expect(checkHistory(twice, claims)).toHaveLength(1);
    expect(checkHistory(claimCalls([0, 1, call, 'taken']), claims)).toHaveLength(1);
    const refused = claimCalls([0, 5, call, { got: 'A' }], [1, 4, call, 'taken']);
    expect(checkHistory(refused, claims)).toEqual([]);
    const repeated = claimCalls(
      [0, 1, call],
      [2, 3, call, { got: 'A' }],
      [4, 5, call, { got: 'A' }],
    );
    expect(checkHistory(repeated, claims)).toEqual([]);
  });

  it('when a reader misses money that was acknowledged', () => {
    const missed = history([0, 1, pay, { received: 50 }], [2, 3, read, { received: 0 }]);
    expect(checkHistory(missed, money)).toHaveLength(1);
    const meanwhile = history([0, 5, pay, { received: 50 }], [2, 3, read, { received: 0 }]);
    expect(checkHistory(meanwhile, money)).toEqual([]);
    const lost = history(
      [0, 1, pay],
      [2, 3, read, { received: 0 }],
      [4, 5, read, { received: 50 }],
    );
    expect(checkHistory(lost, money)).toEqual([]);
    const back = history(
      [0, 1, pay],
      [2, 3, read, { received: 50 }],
      [4, 5, read, { received: 0 }],
    );
    expect(checkHistory(back, money)).toHaveLength(1);
  });
});

it('prints the shortest beginning that shows it', () => {
  const calls = seatCalls(
    [0, 1, take, 'done'],
    [2, 3, take, 'full'],
    [4, 5, take, 'done'],
    [6, 7, take, 'full'],
  );
  const [verdict] = checkHistory(calls, seats(1));
  expect(printed(verdict!).split('\n')).toEqual([
    'virtual: no order of these calls explains their answers',
    '  0–1 ms  client 1: {"does":"take","seats":"virtual"} → "done"',
    '  4–5 ms  client 3: {"does":"take","seats":"virtual"} → "done"',
  ]);
});
