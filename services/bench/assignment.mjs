import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { seeded } from '../dist/review/optimisation/draw.js';

// Assignments of generated conferences, and of a committed one that the project made from a seed: each in a fresh thread, as
// the server runs it, next to a greedy by affinity.

const PROGRAM = new URL('./assignment-thread.mjs', import.meta.url);
const COMMITTED = new URL('./assignment-118x177.json.gz', import.meta.url);
const MEGABYTE = 1024 * 1024;

const SIZES = [
  { papers: 118, reviewers: 177, wanted: 3, room: 3 },
  { papers: 1000, reviewers: 500, wanted: 3, room: 7 },
  { papers: 5000, reviewers: 2000, wanted: 3, room: 9 },
];
const AIMS = ['total', 'fair', 'mix'];

/**
 * Papers and reviewers in a field of 25 subjects, of which some are popular; some bids, 1 % conflicts.
 *
 * @returns scores by pair, paper by paper; −1 for conflicts
 */
export function generated({ papers, reviewers }, seed) {
  const random = seeded(seed);
  const subjects = (count) => {
    const chosen = new Map();
    for (let at = 0; at < count; at++) {
      chosen.set(Math.floor(25 * random() ** 1.5), 0.3 + random());
    }
    const length = Math.hypot(...chosen.values());
    return new Map([...chosen].map(([subject, weight]) => [subject, weight / length]));
  };
  const of = (count, each) => Array.from({ length: count }, () => subjects(each));
  const [ofPapers, ofReviewers] = [of(papers, 3), of(reviewers, 4)];
  const scores = new Float32Array(papers * reviewers);
  for (let p = 0, pair = 0; p < papers; p++) {
    for (let r = 0; r < reviewers; r++, pair++) {
      let shared = 0;
      for (const [subject, weight] of ofPapers[p]) {
        shared += weight * (ofReviewers[r].get(subject) ?? 0);
      }
      const bid = shared > 0.4 && random() < 0.05 ? 0.3 : 0;
      const score = Math.min(1, 0.6 * shared * (0.7 + 0.3 * random()) + 0.1 * random() + bid);
      scores[pair] = random() < 0.01 ? -1 : Math.round(score * 1000) / 1000;
    }
  }
  return scores;
}

/** The best pair first, while the paper and the reviewer have room. */
function greedy({ papers, reviewers, wanted, room }, scores) {
  const places = new Int32Array(reviewers).fill(room);
  const missing = new Int32Array(papers).fill(wanted);
  const sums = new Float64Array(papers);
  const order = Uint32Array.from(scores.keys()).sort((a, b) => scores[b] - scores[a]);
  for (const pair of order) {
    if (scores[pair] < 0) break;
    const [p, r] = [Math.floor(pair / reviewers), pair % reviewers];
    if (missing[p] === 0 || places[r] === 0) continue;
    missing[p] -= 1;
    places[r] -= 1;
    sums[p] += scores[pair];
  }
  return {
    total: sums.reduce((sum, each) => sum + each, 0),
    lowest: Math.min(...sums),
    missing: missing.reduce((sum, each) => sum + each, 0),
  };
}

function solved(size, scores, aim) {
  const worker = new Worker(PROGRAM, { workerData: { size, scores, aim } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** @returns rows of a table */
export async function assignmentCosts() {
  const instances = SIZES.map((size, at) => ({
    ...{ name: 'generated', size },
    scores: generated(size, 1000 + at),
  }));
  const { scores: thousandths, ...size } = JSON.parse(gunzipSync(readFileSync(COMMITTED)));
  const scores = Float32Array.from(thousandths, (each) => (each < 0 ? -1 : each / 1000));
  instances.unshift({ name: 'committed', size, scores });
  const rows = [];
  for (const { name, size, scores } of instances) {
    const plain = greedy(size, scores);
    for (const aim of AIMS)
      rows.push({ name, size, aim, plain, ...(await solved(size, scores, aim)) });
  }
  return rows.map(({ name, size, aim, plain, ...of }) => ({
    instance: `${name} ${size.papers} × ${size.reviewers} × ${size.wanted}`,
    aim,
    total: of.total.toFixed(1),
    'of bound': `${((100 * of.total) / of.totalBound).toFixed(2)} %`,
    lowest: of.lowest.toFixed(3),
    'of its bound': `${((100 * of.lowest) / of.lowestBound).toFixed(2)} %`,
    missing: of.missing,
    'CPU s': of.seconds.toFixed(2),
    'memory MB': Math.round(of.bytes / MEGABYTE),
    'greedy total': plain.total.toFixed(1),
    'greedy lowest': plain.lowest.toFixed(3),
    'greedy missing': plain.missing,
  }));
}
