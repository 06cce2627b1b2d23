import { setImmediate as turn } from 'node:timers/promises';
import { AsyncValue, withValuesOfNow } from './async-value.js';

const name = new AsyncValue<string>();
const count = new AsyncValue<number>();
const seen = () => [name.get(), count.get()];

it('holds several values in asynchronous work, and none outside of it', async () => {
  const inner = name.run('outer', () =>
    count.run(1, async () => {
      await turn();
      return [seen(), await name.run('inner', () => turn(seen())), seen()];
    }),
  );
  expect(seen()).toEqual([undefined, undefined]);
  expect(await inner).toEqual([
    ['outer', 1],
    ['inner', 1],
    ['outer', 1],
  ]);
});

it('keeps works that run at the same time apart', async () => {
  const works = ['a', 'b'].map((each) =>
    name.run(each, async () => {
      await turn();
      return name.get();
    }),
  );
  expect(await Promise.all(works)).toEqual(['a', 'b']);
});

it('calls a function with the values of another moment', () => {
  const calls: unknown[][] = [];
  const later = name.run('then', () =>
    withValuesOfNow((given: number) => calls.push([...seen(), given])),
  );
  const without = withValuesOfNow(() => calls.push(seen()));
  count.run(2, () => later(7));
  name.run('now', () => without());
  expect(calls).toEqual([
    ['then', undefined, 7],
    [undefined, undefined],
  ]);
});
