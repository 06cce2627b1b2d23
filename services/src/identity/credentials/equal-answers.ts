import { setTimeout } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';

/** In milliseconds. Responses take a multiple of it, so that timing does not reveal accounts. */
const ANSWER_EVERY = 150;

/** Waits until the time since the start of `work` is a multiple of 150 ms. */
export async function evenly(work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await work();
  await setTimeout(ANSWER_EVERY - ((performance.now() - began) % ANSWER_EVERY));
}

/**
 * Writes in a transaction that is rolled back unless `isKept`, so that neither the time nor the load
 * of a response reveals accounts.
 */
export async function writeAlike(
  dataSource: DataSource,
  isKept: boolean,
  write: (tx: EntityManager) => Promise<void>,
): Promise<void> {
  try {
    await dataSource.transaction(async (tx) => {
      await write(tx);
      if (!isKept) throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}

class RolledBack extends Error {}
