import { setTimeout as pause } from 'node:timers/promises';
import { call } from './call.mjs';
import { median } from './distributions.mjs';
import { assign, peopleOf, samplePdf, stepsOf } from './papers-chain.mjs';
import { ofTree } from './processes.mjs';
import { withProduct } from './whole-product.mjs';

/** Between two requests: a low rate, so that the machine stays free for others. */
const EVERY = 1000;
/** One request in so many is a step of a new paper. */
const READS_PER_STEP = 4;
/** A person may have twenty drafts. */
const PAPERS_OF_ONE = 15;
const MINUTE = 60_000;
const MB = 2 ** 20;
const BAR = 1;

/**
 * The heap after a collection, each minute of mixed reads and writes; the first fifth fills caches.
 * @returns rows of a table; the last one is the growth from the second to the last fifth
 */
export async function heapOverTime(admin, port, minutes, size) {
  const report = new URL('./report-heap.mjs', import.meta.url).href;
  const options = ['--expose-gc', '--import', report];
  const product = { size, options };
  return withProduct(admin, port, product, async (server, client, requests) => {
    const { token } = await call(server, 'POST', '/auth/login', { body: admin });
    const steps = papersForEver(server, client);
    const samples = [];
    const began = performance.now();
    for (let n = 0; samples.length <= minutes; n++) {
      if (performance.now() - began >= samples.length * MINUTE) samples.push(await sample(server));
      const { paths } = requests[n % requests.length];
      if (n % (READS_PER_STEP + 1) === READS_PER_STEP) await (await steps.next()).value();
      else await call(server, 'GET', paths(n)[0], { token });
      await pause(EVERY);
    }
    return rowsOf(samples);
  });
}

async function sample(server) {
  const heap = (await server.ask('heap')) / MB;
  return { heap, memory: ofTree(server.pid).memory / MB };
}

function rowsOf(samples) {
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  const shown = samples
    .map((each, minute) => ({ ...each, minute }))
    .filter(({ minute }) => minute % fifth === 0);
  const heapOf = (some) => median(some.map(({ heap }) => heap));
  const grown = heapOf(samples.slice(-fifth)) - heapOf(samples.slice(fifth, 2 * fifth));
  return [
    ...shown.map(({ minute, heap, memory }) => ({
      after: `${minute} min`,
      'heap after GC, MB': heap.toFixed(1),
      'memory (PSS), MB': Math.round(memory),
      'at most': '',
    })),
    {
      after: 'growth, second to last fifth',
      'heap after GC, MB': grown.toFixed(2),
      'memory (PSS), MB': '',
      'at most': BAR,
    },
  ];
}

/** The calls of new papers, one after the other, each with the answer to the call before. */
async function* papersForEver(server, client) {
  const pdf = await samplePdf();
  for (let batch = 0; ; batch++) {
    const people = await peopleOf(server, client, `heap${batch}`);
    const steps = Object.entries(stepsOf(server, pdf, people));
    for (let paper = 0; paper < PAPERS_OF_ONE; paper++) {
      let answer;
      for (const [step, send] of steps) {
        if (step === 'review') await assign(client, [answer], people);
        yield async () => {
          answer = await send(answer);
        };
      }
    }
  }
}
