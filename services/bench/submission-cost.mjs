import { randomBytes } from 'node:crypto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { call } from './call.mjs';
import { cpuBelow } from './processes.mjs';

/** A person may have twenty drafts. */
const PAPERS_OF_ONE = 15;
/** Authors whose papers only warm up. */
const WARM_UP = 4;
const PASSWORD = 'unused password of the bench';

const content = {
  title: 'Radio and its machines (sample)',
  abstract: 'Radio meets machines that speak. '.repeat(12).trim(),
  keywords: ['radio', 'speech', 'machines'],
  topic: 'Low-resource languages',
  aiUse: 'No tools were used.',
  isOriginal: true,
  authors: [1, 2, 3].map((n) => ({
    givenName: 'Author',
    familyName: `${n} (sample)`,
    email: `author${n}@example.org`,
    affiliation: 'Sample Institution',
    country: 'Kenya',
    isPresenting: n === 1,
    isCorresponding: n === 1,
  })),
};

/** The calls of a submission, and what each costs in CPU milliseconds. */
export async function submissionCost(server, client, papers) {
  const pdf = await samplePdf();
  const steps = {
    begin: (token) => call(server, 'POST', '/papers', { token, body: { kind: 'full-paper' } }),
    save: (token, { id, revision }) =>
      call(server, 'PATCH', `/papers/${id}`, { token, body: { ...content, revision } }),
    upload: (token, { id }) =>
      call(server, 'POST', `/papers/${id}/files`, { token, body: formOf(pdf) }),
    submit: (token, { id }) => call(server, 'POST', `/papers/${id}/submit`, { token, body: {} }),
  };
  const costs = Object.fromEntries(Object.keys(steps).map((step) => [step, [0, 0]]));
  const authors = Math.ceil(papers / PAPERS_OF_ONE);
  for (let author = 0; author < WARM_UP + authors; author++) {
    const token = await signedIn(server, client, author);
    let drafts = Array.from({ length: PAPERS_OF_ONE }, () => undefined);
    for (const [step, send] of Object.entries(steps)) {
      const [statements, cpu] = [await server.statements(), cpuBelow(process.pid)];
      const answers = [];
      for (const draft of drafts) answers.push(await send(token, draft));
      drafts = answers;
      if (author < WARM_UP) continue;
      costs[step][0] += cpuBelow(process.pid) - cpu;
      costs[step][1] += (await server.statements()) - statements;
    }
  }
  const sum = Object.values(costs).reduce(([a, b], [c, d]) => [a + c, b + d]);
  const rows = Object.entries({ ...costs, 'all of it': sum }).map(([step, [cpu, statements]]) => ({
    request: step,
    ms: (cpu / authors / PAPERS_OF_ONE).toFixed(2),
    statements: Number((statements / authors / PAPERS_OF_ONE).toFixed(1)),
  }));
  return { bytes: pdf.length, rows };
}

async function signedIn(server, client, n) {
  const email = `author${n}@bench.example`;
  const account = { email, firstName: 'Author', lastName: '(sample)', institution: 'Sample' };
  await call(server, 'POST', '/auth/register', { body: { ...account, password: PASSWORD } });
  await client.query('UPDATE users SET is_email_verified = true WHERE email = $1', [email]);
  const { token } = await call(server, 'POST', '/auth/login', {
    body: { email, password: PASSWORD },
  });
  return token;
}

function formOf(pdf) {
  const form = new FormData();
  form.append('part', 'manuscript');
  form.append('file', new Blob([pdf], { type: 'application/pdf' }), 'paper.pdf');
  return form;
}

/** Eight pages of text, and a picture that makes most of the 200 kB. */
async function samplePdf() {
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
