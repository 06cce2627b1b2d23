import { parentPort, workerData } from 'node:worker_threads';
import { solveAssignment } from '../dist/review/optimisation/solve.js';

// One assignment, with the CPU and the memory that the whole process needed at most for it.

const { size, scores, aim } = workerData;
const { papers, reviewers, wanted, room } = size;
const before = process.cpuUsage();
const outcome = await solveAssignment({
  ...{ papers, reviewers, scores },
  wanted: new Int32Array(papers).fill(wanted),
  room: new Int32Array(reviewers).fill(room),
  base: new Float64Array(papers),
  isSenior: new Uint8Array(reviewers),
  hasSenior: new Uint8Array(papers),
  institution: new Int32Array(reviewers).fill(-1),
  pinned: new Int32Array(0),
  rules: { aim, chance: 1, needsSenior: false, isOnePerInstitution: false },
  seed: 1,
});
const { user, system } = process.cpuUsage(before);
parentPort.postMessage({
  ...outcome,
  seconds: (user + system) / 1e6,
  bytes: process.memoryUsage().rss,
});
