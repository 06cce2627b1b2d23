import { parentPort, workerData } from 'node:worker_threads';
import type { Problem } from './problem.js';
import { solveAssignment } from './solve.js';

const done = await solveAssignment(workerData as Problem, (progress) =>
  parentPort?.postMessage({ progress }),
);
parentPort?.postMessage({ done });
