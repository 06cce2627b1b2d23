import { randomBytes, randomUUID } from 'node:crypto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { paperContent } from './paper-content.mjs';
import { call } from './call.mjs';
import { cpuBelow } from './processes.mjs';

/** Of a batch; a person may have twenty drafts. */
const PAPERS_OF_ONE = 15;
/** Batches of each server that are not measured. */
const WARM_UP = 4;
const PASSWORD = 'unused password of the bench';
/** The steps of a new paper; the others are measured on their own. */
const CHAIN = ['begin', 'save', 'upload', 'submit'];

const content = paperContent(3);

const review = {
  recommendation: 'minor-corrections',
  criteria: { originality: 4, relevance: 5, method: 3, clarity: 4, significance: 4 },
  confidence: 2,
  commentsToAuthors: 'The evaluation set is small but well described. '.repeat(20),
  commentsToCommittee: '',
  concern: '',
  visibleToAuthors: ['recommendation', 'commentsToAuthors'],
};

/** The calls of a batch in their order, each with the answer to the call before. */
export function stepsOf(server, pdf, { author, reviewer }) {
  // As browsers send it.
  const send = (method, path, token, body) =>
    call(server, method, path, { token, body, headers: { 'idempotency-key': randomUUID() } });
  return {
    begin: () => send('POST', '/papers', author, { kind: 'full-paper' }),
    save: ({ id, revision }) => send('PATCH', `/papers/${id}`, author, { ...content, revision }),
    upload: ({ id }) => send('POST', `/papers/${id}/files`, author, formOf(pdf)),
    submit: ({ id }) => send('POST', `/papers/${id}/submit`, author, {}),
    download: async (paper) => {
      const [{ id: versionId }] = paper.versions;
      const asked = { kind: 'paper', versionId, part: 'manuscript' };
      const { url } = await send('POST', '/downloads', author, asked);
      const file = await fetch(`${server.origin}${url}`);
      const bytes = (await file.arrayBuffer()).byteLength;
      if (!file.ok || bytes !== pdf.length) throw new Error(`${url}: ${file.status}`);
      return paper;
    },
    review: ({ id }) =>
      send('POST', `/reviews/papers/${id}/submit`, reviewer, { ...review, revision: 1 }),
  };
}

/**
 * What a new paper, its download and a review cost on the product and on the plain server, which run at
 * the same time and take turns by batches. @returns rows of a table
 */
export async function papersChain({ ours, plain }, client, papers, quietSeconds) {
  const pdf = await samplePdf();
  const costs = { ours: {}, plain: {} };
  const batches = WARM_UP + Math.ceil(papers / PAPERS_OF_ONE);
  for (let n = 0; n < batches; n++) {
    for (const [name, server] of Object.entries({ ours, plain })) {
      const people = await peopleOf(ours, client, `${name}${n}`);
      const steps = stepsOf(server, pdf, people);
      const measured = await batch(server, steps, client, people);
      if (n >= WARM_UP) add(costs[name], measured);
    }
  }
  const count = (batches - WARM_UP) * PAPERS_OF_ONE;
  const rows = rowsOf(costs, count);
  const upload = rows.find(({ step }) => step === 'upload');
  if (quietSeconds > 0) rows.push(await afterQuiet(ours, client, pdf, quietSeconds, upload));
  return { bytes: pdf.length, rows };
}

/** @returns for each step its CPU milliseconds and statements, of all papers */
async function batch(server, steps, client, people) {
  const costs = {};
  let answers = Array.from({ length: PAPERS_OF_ONE }, () => undefined);
  for (const [step, send] of Object.entries(steps)) {
    if (step === 'review') await assign(client, answers, people);
    const [statements, cpu] = [await server.statements(), cpuBelow(process.pid)];
    const next = [];
    for (const answer of answers) next.push(await send(answer));
    costs[step] = [cpuBelow(process.pid) - cpu, (await server.statements()) - statements];
    answers = next;
  }
  return costs;
}

function add(costs, measured) {
  for (const [step, [cpu, statements]] of Object.entries(measured)) {
    costs[step] ??= [0, 0];
    costs[step][0] += cpu;
    costs[step][1] += statements;
  }
}

function rowsOf({ ours, plain }, count) {
  const sum = (costs) =>
    CHAIN.map((step) => costs[step]).reduce(([a, b], [c, d]) => [a + c, b + d]);
  const steps = [...CHAIN.map((step) => [step, ours[step], plain[step]])];
  steps.push(['new paper, all of it', sum(ours), sum(plain)]);
  for (const step of ['download', 'review']) steps.push([step, ours[step], plain[step]]);
  return steps.map(([step, [cpu, statements], [plainCpu, plainStatements]]) => ({
    step,
    'ms plain': (plainCpu / count).toFixed(1),
    'ms ours': (cpu / count).toFixed(1),
    times: (cpu / plainCpu).toFixed(2),
    'at most': { 'new paper, all of it': 2.5, download: 1.5, review: 1.5 }[step] ?? '',
    'statements plain': (plainStatements / count).toFixed(1),
    'statements ours': (statements / count).toFixed(1),
  }));
}

/** One upload after a pause, against the mean of the measured ones, which is in the columns of the plain server. */
async function afterQuiet(server, client, pdf, seconds, warm) {
  const people = await peopleOf(server, client, 'quiet');
  const { begin, upload } = stepsOf(server, pdf, people);
  const draft = await begin();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const [statements, cpu] = [await server.statements(), cpuBelow(process.pid)];
  await upload(draft);
  const cost = cpuBelow(process.pid) - cpu;
  return {
    step: `upload after ${seconds} quiet seconds, against a warm one`,
    'ms plain': warm['ms ours'],
    'ms ours': cost.toFixed(1),
    times: (cost / Number(warm['ms ours'])).toFixed(2),
    'at most': 2,
    'statements plain': warm['statements ours'],
    'statements ours': ((await server.statements()) - statements).toFixed(1),
  };
}

/** Both servers accept the tokens: they share database and secret. */
export async function peopleOf(server, client, name) {
  const author = await signedIn(server, client, `author-${name}`);
  const reviewer = await signedIn(server, client, `reviewer-${name}`, 'reviewer');
  return { author: author.token, reviewer: reviewer.token, reviewerId: reviewer.user.id };
}

async function signedIn(server, client, name, role = 'researcher') {
  const email = `${name}@bench.example`;
  const account = { email, firstName: 'Author', lastName: '(sample)', institution: 'Sample' };
  await call(server, 'POST', '/auth/register', { body: { ...account, password: PASSWORD } });
  await client.query('UPDATE users SET is_email_verified = true, role = $2 WHERE email = $1', [
    email,
    role,
  ]);
  return call(server, 'POST', '/auth/login', { body: { email, password: PASSWORD } });
}

/** The papers are under review, by the reviewer, who has accepted. */
export async function assign(client, papers, { reviewerId }) {
  const ids = papers.map(({ id }) => id);
  await client.query(
    `UPDATE papers SET status = 'under-review', shown_status = 'under-review' WHERE id = ANY ($1)`,
    [ids],
  );
  await client.query(
    `INSERT INTO reviews (id, paper_id, reviewer_id, status, due_at, created_at)
     SELECT gen_random_uuid(), id, $2, 'accepted', now() + interval '10 days', now()
       FROM unnest($1::uuid[]) AS id`,
    [ids, reviewerId],
  );
}

function formOf(pdf) {
  const form = new FormData();
  form.append('part', 'manuscript');
  form.append('file', new Blob([pdf], { type: 'application/pdf' }), 'paper.pdf');
  return form;
}

/** Eight pages of text, and a picture that makes most of the 200 kB. */
export async function samplePdf() {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const size = { width: 440, height: 440 };
  const noise = sharp(randomBytes(3 * size.width * size.height), {
    raw: { ...size, channels: 3 },
  });
  const picture = await document.embedJpg(await noise.jpeg({ quality: 80 }).toBuffer());
  for (let number = 1; number <= 8; number++) {
    const page = document.addPage();
    for (let line = 0; line < 50; line++) {
      page.drawText(content.abstract.slice(0, 90), { font, size: 10, x: 50, y: 780 - 14 * line });
    }
    if (number === 1) page.drawImage(picture, { x: 100, y: 60, width: 150, height: 150 });
  }
  return Buffer.from(await document.save());
}
