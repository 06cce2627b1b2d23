import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Plenary } from './test';

/** A PDF with words on two pages, as a text program writes it. */
export async function samplePdf(page: Page): Promise<Buffer> {
  // Fixed heights, so that the pages do not depend on the fonts of the machine.
  const style = '<style>h1, p { margin: 0; font-size: 16px; line-height: 30px }</style>';
  const lines = Array.from({ length: 60 }, (_, index) => `<p>Line ${index + 1} of the paper.</p>`);
  await page.setContent(
    `${style}<h1>Who moderates Yoruba?</h1><p>Words to be found.</p>${lines.join('')}`,
  );
  return page.pdf({ format: 'A4' });
}

/** Calls as the sample people make them; answers what the server says. */
export function callsOf(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return async (
    method: string,
    path: string,
    options: { data?: unknown; multipart?: never } = {},
  ) => {
    const answer = await request.fetch(`/api/v1${path}`, { method, headers, ...options });
    expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBeLessThan(300);
    return (await answer.json()) as { id: string; revision: number; version: number };
  };
}

export interface Member {
  email: string;
  token: string;
}

/** An account with a unique institution. */
export async function newAccount(request: APIRequestContext, plenary: Plenary): Promise<Member> {
  const email = plenary.newAddress().replace(/(\d+)@.*/, '$1@institution$1.example');
  const answer = await request.post('/api/v1/auth/register', {
    data: {
      firstName: 'Ama',
      lastName: 'Sample',
      email,
      password: 'a long enough phrase',
      institution: 'University (sample)',
    },
  });
  expect(answer.status()).toBeLessThan(300);
  return { email, token: ((await answer.json()) as { token: string }).token };
}

/** An account whose address is verified. */
export async function newAuthor(request: APIRequestContext, plenary: Plenary): Promise<Member> {
  const { email, token } = await newAccount(request, plenary);
  const { text } = await plenary.mailTo(email, /verif|code/i);
  const data = { email, code: /\b(\d{4})\b/.exec(text)?.[1] };
  await callsOf(request, token)('POST', '/auth/verify-email', { data });
  return { email, token };
}

/** Fills in a draft that only waits to be submitted. Returns its id. */
export async function readyDraft(
  request: APIRequestContext,
  writer: Member,
  title: string,
  pdf: Buffer,
  topic = 'Low-resource languages',
): Promise<string> {
  const author = callsOf(request, writer.token);
  const { id, revision } = await author('POST', '/papers', { data: { kind: 'full-paper' } });
  const person = {
    givenName: 'Sample',
    familyName: 'Author',
    affiliation: 'Sample',
    country: 'Kenya',
  };
  await author('PATCH', `/papers/${id}`, {
    data: {
      revision,
      title,
      abstract: 'Radio meets machines that speak. '.repeat(12).trim(),
      keywords: ['radio', 'speech', 'machines'],
      topic,
      aiUse: 'No tools were used.',
      isOriginal: true,
      authors: [{ ...person, email: writer.email, isPresenting: true, isCorresponding: true }],
    },
  });
  const file = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: pdf };
  await author('POST', `/papers/${id}/files`, { multipart: { part: 'manuscript', file } as never });
  return id;
}

/** Submits a paper and completes its screening. @returns its id */
export async function paperUnderReview(
  request: APIRequestContext,
  people: { author: Member; admin: string },
  title: string,
  pdf: Buffer,
  topic?: string,
): Promise<string> {
  const chair = callsOf(request, people.admin);
  const id = await readyDraft(request, people.author, title, pdf, topic);
  await callsOf(request, people.author.token)('POST', `/papers/${id}/submit`);
  const submitted = await chair('GET', `/admin/papers/${id}`);
  await chair('POST', `/admin/papers/${id}/screening`, {
    data: { revision: submitted.revision, similarityPercent: 3, aiPercent: 1, pass: true },
  });
  return id;
}

/** Asks an address to review a paper. The sample people share a domain: that is set aside. */
export async function askToReview(
  request: APIRequestContext,
  adminToken: string,
  paperId: string,
  email: string,
): Promise<void> {
  const data = { email, overrideReason: 'A sample.' };
  await callsOf(request, adminToken)('POST', `/admin/papers/${paperId}/assignments`, { data });
}

/** The path of an invitation's link that preselects an answer. */
export function linkIn(text: string, answer: 'accept' | 'decline'): string {
  const link = /https?:\S+\/reviewers\/invitations\/[\w-]+\?answer=\w+/g;
  const found = text.match(link)?.find((address) => address.endsWith(answer)) ?? '';
  const { pathname, search } = new URL(found);
  return pathname + search;
}

/** Follows the mail's link to its end: the review is accepted, and handed in. */
export async function review(
  request: APIRequestContext,
  plenary: Plenary,
  { email, token }: Member,
  paperId: string,
): Promise<void> {
  const { text } = await plenary.mailTo(email, /Would you review paper/);
  const secret = /\/reviewers\/invitations\/([\w-]+)/.exec(text)?.[1] ?? '';
  const call = callsOf(request, token);
  await call('POST', `/reviews/invitations/${secret}/accept`);
  const { revision } = await call('GET', `/reviews/papers/${paperId}`);
  await call('POST', `/reviews/papers/${paperId}/submit`, {
    data: {
      revision,
      visibleToAuthors: ['recommendation', 'commentsToAuthors'],
      formVersion: 'none',
      answers: {},
      recommendation: 'minor-corrections',
      criteria: { originality: 4, relevance: 4, method: 3, clarity: 4, significance: 4 },
      confidence: 2,
      commentsToAuthors: 'Please name the stations.',
      commentsToCommittee: '',
      concern: '',
    },
  });
}

/** A paper with two reviews, accepted. @returns its id */
export async function acceptedPaper(
  request: APIRequestContext,
  plenary: Plenary,
  people: { author: Member; admin: string },
  title: string,
  pdf: Buffer,
): Promise<string> {
  const id = await paperUnderReview(request, people, title, pdf);
  for (const reviewer of [await newAccount(request, plenary), await newAccount(request, plenary)]) {
    await askToReview(request, people.admin, id, reviewer.email);
    await review(request, plenary, reviewer, id);
  }
  await accept(request, people.admin, id);
  return id;
}

/** Records that a paper is accepted, and tells its author. */
export async function accept(
  request: APIRequestContext,
  adminToken: string,
  paperId: string,
): Promise<void> {
  const chair = callsOf(request, adminToken);
  const { revision } = await chair('GET', `/admin/papers/${paperId}`);
  const decision = { revision, decision: 'accepted' };
  await chair('POST', `/admin/papers/${paperId}/decision`, { data: decision });
  await chair('POST', '/admin/papers/release', { data: { papers: [{ id: paperId }] } });
}

/** Registers an accepted paper for publication, and confirms its payment. */
export async function payFor(
  request: APIRequestContext,
  { author: { token, email }, admin }: { author: Member; admin: string },
  paperId: string,
): Promise<void> {
  const answer = await request.post('/api/v1/payments/manual-registration', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      registrationType: 'author',
      academicCategory: 'professional',
      registrationPackage: 'physical_publication',
      price: 350,
      title: 'Dr',
      firstName: 'Ama',
      lastName: 'Sample',
      email,
      organization: 'University (sample)',
      position: 'Researcher',
      country: 'Ghana',
      paperId,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = ((await answer.json()) as { data: { id: string } }).data;
  const call = callsOf(request, admin);
  const { version } = await call('GET', `/admin/payments/${id}`);
  const money = { amount: 350, date: '2025-10-14', bankTransactionId: `T-${id}` };
  await call('POST', `/admin/payments/${id}/confirm`, { data: { version, ...money } });
}
