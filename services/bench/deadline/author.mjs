import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { paperContent } from '../paper-content.mjs';
import { send } from './slow-link.mjs';

/** As the browser does: bytes of the first request, and milliseconds between tries without an answer. */
const FIRST_PART = 16 * 1024;
const TRIES = [2000, 15_000, 30_000, 60_000, 60_000, 60_000];
const BYTES = 'application/offset+octet-stream';

const content = paperContent(2);

class Failed extends Error {}

/**
 * Logs in, begins a paper, uploads its PDF, and submits.
 * @param author `rate`: of the link, in bytes per second; `pdf`; `email`, `password`
 * @param record gets each request's kind and milliseconds
 * @returns the outcome: `submitted`, with the paper's id and hash, or `failed` with the step
 */
export async function submitPaper(origin, author, intended, record) {
  const outcome = { waits: 0, hash: createHash('sha256').update(author.pdf).digest('hex') };
  let started = intended;
  let token;
  /** The next step is intended to start when the one before has ended. */
  const step = async (kind, method, path, body) => {
    const headers = { 'idempotency-key': randomUUID() };
    const work = () => send(origin, method, path, { token, body, headers });
    const answer = await answered(work);
    const now = performance.now();
    record(kind, now - started);
    started = now;
    if (answer.status < 200 || answer.status > 299) throw new Failed(`${kind}: ${answer.status}`);
    return answer.body;
  };
  try {
    const { email, password, pdf } = author;
    ({ token } = await step('login', 'POST', '/auth/login', { email, password }));
    const { id, revision } = await step('draft', 'POST', '/papers', { kind: 'full-paper' });
    await step('save', 'PATCH', `/papers/${id}`, { ...content, revision });
    const uploadId = await upload(origin, { ...author, token, paperId: id }, outcome, record);
    // What the link takes, and the wait for a place, are no fault of the server.
    started = performance.now();
    await step('check', 'POST', `/papers/${id}/sent-files`, { part: 'manuscript', uploadId });
    await step('submit', 'POST', `/papers/${id}/submit`, {});
    return { ...outcome, state: 'submitted', paperId: id, bytes: pdf.length };
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    return { ...outcome, state: 'failed', step: error.message };
  }
}

/** By tus. @returns the id of the upload */
async function upload(origin, { token, paperId, pdf, rate }, outcome, record) {
  const id = randomUUID();
  const metadata = Object.entries({ id, purpose: 'paper', subject: paperId, name: 'paper.pdf' })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const tus = { 'tus-resumable': '1.0.0' };
  const first = {
    ...{ token, rate, body: pdf.subarray(0, FIRST_PART) },
    headers: {
      ...{ ...tus, 'upload-length': String(pdf.length), 'upload-metadata': metadata },
      'content-type': BYTES,
    },
  };
  let offset = 0;
  for (let failures = 0; offset < pdf.length;) {
    const started = performance.now();
    const part = offset === 0 ? first.body : pdf.subarray(offset);
    const headers = { ...tus, 'content-type': BYTES, 'upload-offset': String(offset) };
    const answer =
      offset === 0
        ? await send(origin, 'POST', '/uploads', first)
        : await send(origin, 'PATCH', `/uploads/${id}`, { token, rate, body: part, headers });
    if (answer.status === 201 || answer.status === 204) {
      const kind = offset === 0 ? 'upload, first part' : 'upload, the rest';
      record(kind, performance.now() - started - (1000 * part.length) / rate);
      offset = Number(answer.headers['upload-offset']);
      failures = 0;
    } else if (answer.body?.code === 'BUSY') {
      outcome.waits += 1;
      record('refusal', performance.now() - started - (1000 * part.length) / rate);
      await pause(1000 * Number(answer.headers['retry-after']));
    } else {
      const isAway = [0, 423, 502, 503, 504].includes(answer.status);
      if (!isAway || failures === TRIES.length) throw new Failed(`upload: ${answer.status}`);
      await pause(TRIES[failures++]);
      const found = await send(origin, 'HEAD', `/uploads/${id}`, { token, headers: tus });
      if (found.status === 200) offset = Number(found.headers['upload-offset']);
    }
  }
  return id;
}

/** A network error is tried once more after 2 s, as in the browser. */
async function answered(work) {
  const answer = await work();
  if (answer.status !== 0) return answer;
  await pause(TRIES[0]);
  return work();
}
