/** Requests to each process: after 1,400, V8 still compiles functions, and twice as many where a tenth of the requests is traced. */
export const WARM_UP = 3000;

/** Requests of one turn: a few milliseconds, so that whatever else the machine does meets all sides. */
const TURN = 5;

/**
 * Lets several sides take turns until each had `count` requests.
 * @param turn gets the place of a side and the numbers of its requests, from 0
 */
export async function takeTurns(sides, count, turn) {
  for (let done = 0; done < count; done += TURN) {
    const numbers = Array.from({ length: Math.min(TURN, count - done) }, (_, n) => done + n);
    const isOdd = (done / TURN) % 2 === 1;
    for (let place = 0; place < sides; place++) {
      await turn(isOdd ? sides - 1 - place : place, numbers);
    }
  }
}
