import { median, quantile, sameDistribution } from './distributions.mjs';
import { cpuBelow } from './processes.mjs';
import { startServer } from './server.mjs';

const BLOCK = 10;
const KNOWN = 'known@example.org';

const CALLS = {
  'login, wrong password': (email) => ['/auth/login', { email, password: 'not this one' }],
  'forgot password': (email) => ['/auth/forgot-password', { email }],
};

/**
 * What an address that has an account can be told by: the time and the CPU of answers for it and for
 * addresses without one, in blocks that alternate.
 */
export async function answerTimes(env, port, rounds) {
  const server = await startServer('./unlimited-server.mjs', env, port);
  await post(server, '/auth/register', {
    email: KNOWN,
    firstName: 'Known',
    lastName: '(sample)',
    password: 'unused password of the bench',
    institution: 'Sample Institution',
  });
  const rows = [];
  for (const [name, call] of Object.entries(CALLS)) {
    const known = { times: [], cpu: 0 };
    const unknown = { times: [], cpu: 0 };
    for (let block = 0; block <= rounds / BLOCK; block++) {
      for (const who of block % 2 ? [known, unknown] : [unknown, known]) {
        const cpu = cpuBelow(process.pid);
        const times = [];
        for (let n = 0; n < BLOCK; n++) {
          const email = who === known ? KNOWN : `nobody-${block}-${n}@example.org`;
          const began = performance.now();
          await post(server, ...call(email));
          times.push(performance.now() - began);
        }
        // The first block warms up.
        if (block === 0) continue;
        who.times.push(...times);
        who.cpu += cpuBelow(process.pid) - cpu;
      }
    }
    rows.push(rowOf(name, known, unknown));
  }
  await server.stop();
  return rows;
}

function rowOf(name, known, unknown) {
  const spread = ({ times }) =>
    [quantile(times, 0.1), median(times), quantile(times, 0.9)]
      .map((time) => time.toFixed(1))
      .join(' / ');
  const cpu = ({ cpu, times }) => (cpu / times.length).toFixed(1);
  return {
    call: name,
    'ms known (10 / 50 / 90 %)': spread(known),
    'ms unknown': spread(unknown),
    'medians, times': Number((median(known.times) / median(unknown.times)).toFixed(3)),
    'alike, p': Number(sameDistribution(known.times, unknown.times).toFixed(3)),
    'CPU ms known': cpu(known),
    'CPU ms unknown': cpu(unknown),
  };
}

async function post({ origin }, path, body) {
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (![200, 201, 401].includes(answer.status)) throw new Error(`${path}: ${answer.status}`);
}
