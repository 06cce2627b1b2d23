import { parentPort, workerData } from 'node:worker_threads';
import { fingerprintsOf } from './shingles.js';
import { type Fingerprinted, type Pair, pairsToCompare, similarities } from './similarity.js';

/** Each with its answer. */
export type SimilarityTask =
  /** @returns Uint32Array[] */
  | { kind: 'fingerprints'; texts: string[] }
  /** @returns Pair[] */
  | { kind: 'pairs'; texts: Fingerprinted[]; changed: Set<string> }
  /** @returns Similarity[] */
  | { kind: 'compare'; texts: Map<string, string>; pairs: Pair[] };

function done(task: SimilarityTask) {
  switch (task.kind) {
    case 'fingerprints':
      return task.texts.map(fingerprintsOf);
    case 'pairs':
      return pairsToCompare(task.texts, task.changed);
    case 'compare':
      return similarities(task.texts, task.pairs);
  }
}

parentPort?.postMessage({ done: done(workerData as SimilarityTask) });
