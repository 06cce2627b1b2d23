import { setImmediate as turn } from 'node:timers/promises';
import { limitConcurrency } from './limit-concurrency.js';

describe('limitConcurrency', () => {
  it('runs no more tasks at a time than its limit, in order of arrival', async () => {
    const limited = limitConcurrency(2);
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const task = (number: number) => async () => {
      started.push(number);
      most = Math.max(most, (running += 1));
      await turn();
      running -= 1;
      return number;
    };
    const results = await Promise.all([0, 1, 2, 3, 4].map((number) => limited(task(number))));
    expect(results).toEqual([0, 1, 2, 3, 4]);
    expect(started).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
  });

  it('goes on after a task that fails', async () => {
    const limited = limitConcurrency(1);
    const failing = limited(() => Promise.reject(new Error('broken')));
    const next = limited(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('done');
  });
});
