import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { download } from '../../../test/download.js';
import { paperContent, paperForm, paperPdf } from '../../../test/paper-files.js';
import type { Person } from '../../../test/people.js';
import { assign, FORM_READ, reviewForm } from '../../../test/review-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { type Route, RouteTable } from '../../platform/http/policy/route-table.js';
import { newId } from '../../platform/core/new-id.js';
import { after, DAY } from '../../platform/core/time.js';
import { PaperTransitions } from '../../papers/transitions/paper-transitions.js';
import { DueReminders } from '../reminders/reminders.service.js';
import { ReviewInvitations } from '../invitations/review-invitations.service.js';
import { responseSubmitted } from '../responses/response.emails.js';
import { ReviewerEmails } from './reviewer-emails.js';
import {
  reviewInvitationLink,
  reviewInvitation,
  reviewPaperWithdrawn,
  reviewReminder,
  reviewThanks,
} from './review.emails.js';

/** Planted only in data that identifies the author. */
const CANARY = 'Zzcanary';
const WHO = new RegExp(CANARY, 'i');

let server: TestApp;
let author: Person;
let reviewer: Person;
let paperId: string;
beforeAll(async () => {
  server = await startTestApp();
  author = await server.person('user');
  reviewer = await server.person('reviewer');
  paperId = await submitted();
  await assign(server, reviewer.user.id, paperId);
});
afterAll(() => server.stop());

const asAuthor = (method: string, path: string, body?: unknown) =>
  server.call(method, path, { token: author.token, body });
const asReviewer = (method: string, path: string, body?: unknown) =>
  server.call(method, path, { token: reviewer.token, body });

/** A paper whose account, authors, file names and files all contain the name. */
async function submitted(): Promise<string> {
  await asAuthor('PUT', '/auth/profile', {
    lastName: CANARY,
    organization: `${CANARY} University`,
  });
  const { id, revision } = (await asAuthor('POST', '/papers', { kind: 'full-paper' })).body;
  const authors = [CANARY, 'Ada'].map((name, index) => ({
    givenName: name,
    familyName: CANARY,
    email: `${CANARY}${index}@${CANARY}.example`,
    affiliation: `${CANARY} University`,
    country: 'Kenya',
    isPresenting: index === 0,
    isCorresponding: index === 0,
  }));
  await asAuthor('PATCH', `/papers/${id}`, {
    ...paperContent({ authors, aiUse: `${CANARY} used none.` }),
    revision,
  });
  const pdf = await paperPdf({ pages: 6, maker: CANARY });
  for (const part of ['manuscript', 'supplement']) {
    const form = paperForm(pdf, { part, name: `${CANARY}.pdf` });
    expect((await asAuthor('POST', `/papers/${id}/files`, form)).status).toBe(201);
  }
  const sent = await asAuthor('POST', `/papers/${id}/submit`);
  expect(sent.status).toBeLessThan(300);
  const transitions = server.app.get(PaperTransitions, { strict: false });
  await server.dataSource.transaction(async (tx) => {
    const paper = await transitions.apply(tx, await transitions.lock(tx, id), 'screen', null);
    await transitions.apply(tx, paper, 'pass', null, { note: CANARY });
  });
  return id;
}

/** Headers and body of a response, with the content of PDFs. */
async function wordsOf(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const headers = JSON.stringify([...answer.headers]);
  const isPdf = bytes.subarray(0, 5).toString() === '%PDF-';
  return `${headers} ${bytes.toString('latin1')} ${isPdf ? await insideOf(bytes) : ''}`;
}

/** Every object of a PDF, with its decompressed streams. */
async function insideOf(pdf: Buffer): Promise<string> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return document.context
    .enumerateIndirectObjects()
    .map(([, object]) => {
      const content = object instanceof PDFRawStream ? decodePDFRawStream(object).decode() : [];
      return `${object.toString()} ${Buffer.from(content).toString('latin1')}`;
    })
    .join(' ');
}

async function askedFor(path: string, method = 'GET'): Promise<string> {
  const answer = await fetch(`${server.origin}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${reviewer.token}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  return wordsOf(answer);
}

/** Ids of the paper, its versions and files. No response contains those of the reviewers' copies. */
async function idsOfPaper(): Promise<string[]> {
  const rows = await server.dataSource.query<{ ids: string[] }[]>(
    `SELECT ARRAY[paper_id, id, file_id, reviewer_file_id, supplement_file_id] AS ids
     FROM paper_versions WHERE paper_id = $1`,
    [paperId],
  );
  return [...new Set(rows.flatMap(({ ids }) => ids).filter(Boolean))];
}

it('is planted in the author’s answers and in the uploaded file', async () => {
  const own = await asAuthor('GET', `/papers/${paperId}`);
  expect(JSON.stringify(own.body)).toMatch(WHO);
  expect(await insideOf(await paperPdf({ maker: CANARY }))).toMatch(WHO);
});

it('is in no answer to a reviewer, with any id of the paper', async () => {
  await asReviewer('POST', `/reviews/papers/${paperId}/accept`);
  const routes = server.app.get(RouteTable, { strict: false }).routes();
  const isOpen = ({ path, policy }: Route) => policy?.level !== 'admin' && !/logout/.test(path);
  const ids = await idsOfPaper();
  expect(ids.length).toBeGreaterThan(3);
  const hits: string[] = [];
  let asked = 0;
  for (const { method, path } of routes.filter(isOpen)) {
    if (method !== 'GET' && !/papers|reviews/.test(path)) continue;
    const addresses = path.includes(':') ? ids.map((id) => path.replace(/:\w+/g, id)) : [path];
    const searched = method === 'GET' ? [`${addresses[0]}?q=${CANARY}&sort=author`] : [];
    for (const address of [...addresses, ...searched]) {
      const words = await askedFor(address, method);
      asked += 1;
      if (WHO.test(words.replaceAll(`q=${CANARY}`, ''))) hits.push(`${method} ${address}`);
    }
  }
  expect(asked).toBeGreaterThan(60);
  expect(hits).toEqual([]);
});

it('is in no download of a reviewer', async () => {
  const pdf = await askedFor(`/reviews/papers/${paperId}/pdf`);
  expect(pdf).toContain('%PDF-');
  const saved = await download(server, reviewer.token, { kind: 'review-pdf', paperId });
  const supplement = await download(server, reviewer.token, {
    kind: 'review-pdf',
    paperId,
    part: 'supplement',
  });
  const data = await download(server, reviewer.token, { kind: 'my-data' });
  for (const answer of [saved, supplement, data]) expect(answer.status).toBe(200);
  const files = await Promise.all([saved, supplement, data].map(wordsOf));
  for (const words of [pdf, ...files]) expect(words).not.toMatch(WHO);
  expect(files[1]).toMatch(/filename=\\?"paper-\d+-supplement.pdf/);
  for (const fileId of await idsOfPaper()) {
    const body = { kind: 'file', fileId };
    expect((await asReviewer('POST', '/downloads', body)).status).toBe(403);
  }
});

it('is found in the uploaded file, were it served', async () => {
  const swap = () =>
    server.dataSource.query(
      `UPDATE paper_versions SET reviewer_file_id = file_id, file_id = reviewer_file_id
        WHERE paper_id = $1`,
      [paperId],
    );
  await swap();
  expect(await askedFor(`/reviews/papers/${paperId}/pdf`)).toMatch(WHO);
  await swap();
  expect(await askedFor(`/reviews/papers/${paperId}/pdf`)).not.toMatch(WHO);
});

it('is in no answer to an action of a reviewer, valid or not', async () => {
  const { revision } = (await asReviewer('GET', `/reviews/papers/${paperId}`)).body;
  const answers = [
    await asReviewer('PUT', `/reviews/papers/${paperId}/draft`, {
      ...{ revision, formVersion: 'none' },
      ...reviewForm(),
    }),
    await asReviewer('PUT', `/reviews/papers/${paperId}/draft`, {
      ...{ revision, formVersion: 'none' },
      ...reviewForm({ concern: 'x' }),
    }),
    await asReviewer('POST', `/reviews/papers/${paperId}/submit`, {
      revision: revision + 1,
      ...FORM_READ,
      ...reviewForm(),
    }),
    await asReviewer('POST', `/reviews/papers/${paperId}/decline`, {
      isConflict: true,
      reason: 'x',
    }),
    await asReviewer('GET', `/reviews/papers/${newId()}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 200, 409, 404]);
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(WHO);
});

it('is in no email to a reviewer, and in no invitation', async () => {
  const invited = { email: `invited-${newId()}@example.org`, token: '' };
  const late = await server.person('reviewer');
  const review = await assign(server, late.user.id, paperId, { days: 1 });
  await server.dataSource.transaction(async (tx) => {
    await server.app.get(ReviewerEmails, { strict: false }).invite(tx, [review.id]);
    await server.app.get(ReviewInvitations, { strict: false }).invite(tx, {
      paperId,
      round: 1,
      email: invited.email,
      dueAt: after(server.clock.now(), DAY),
      invitedBy: late.user.id,
      overrideReason: null,
    });
  });
  server.clock.advance(2 * DAY);
  await server.app.get(DueReminders, { strict: false }).run();

  const mails = [
    ...server.emails.to(reviewer.user.email, reviewThanks),
    ...server.emails.to(late.user.email, reviewInvitation),
    ...server.emails.to(late.user.email, reviewReminder),
    ...server.emails.to(invited.email, reviewInvitationLink),
  ];
  expect(mails).toHaveLength(4);
  expect(JSON.stringify(mails)).not.toMatch(WHO);
  const { link } = server.emails.last(invited.email, reviewInvitationLink).data;
  const shown = await askedFor(`/reviews/invitations/${new URL(link).pathname.split('/').at(-1)}`);
  expect(shown).not.toMatch(WHO);
});

it('is in no response to the reviews, and in no email about it', async () => {
  await server.dataSource.query(
    `UPDATE editions SET document = jsonb_set(document, '{responses,open}', 'true')`,
  );
  const answers = [{ reviewer: 1, text: 'We explain the sample.' }];
  const body = { revision: 0, general: 'Thank you.', answers };
  expect((await asAuthor('POST', `/papers/${paperId}/response/submit`, body)).status).toBe(200);
  const shown = await askedFor(`/reviews/papers/${paperId}/response`);
  expect(shown).toContain('We explain the sample.');
  expect(shown).not.toMatch(WHO);
  expect(shown).not.toMatch(/\d{4}-\d\d-\d\dT/);
  const mails = server.emails.to(reviewer.user.email, responseSubmitted);
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toMatch(WHO);
});

it('is in no email about a withdrawn paper', async () => {
  const id = await submitted();
  await assign(server, reviewer.user.id, id, { status: 'accepted' });
  await asAuthor('POST', `/papers/${id}/withdraw`, { reason: `${CANARY} found a mistake` });
  const mails = server.emails.to(reviewer.user.email, reviewPaperWithdrawn);
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toMatch(WHO);
});
