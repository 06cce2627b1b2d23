import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** A PDF with words on two pages, as a text program writes it. */
export async function samplePdf(page: Page): Promise<Buffer> {
  const lines = Array.from({ length: 60 }, (_, index) => `<p>Line ${index + 1} of the paper.</p>`);
  await page.setContent(`<h1>Who moderates Yoruba?</h1><p>Words to be found.</p>${lines.join('')}`);
  return page.pdf({ format: 'A4' });
}

interface People {
  author: string;
  admin: string;
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
    return (await answer.json()) as { id: string; revision: number; status: string };
  };
}

interface Writer {
  token: string;
  email: string;
}

/** Fills in a draft that only waits to be submitted. Returns its id. */
export async function readyDraft(
  request: APIRequestContext,
  writer: Writer,
  title: string,
  pdf: Buffer,
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
      topic: 'Low-resource languages',
      aiUse: 'No tools were used.',
      isOriginal: true,
      authors: [{ ...person, email: writer.email, isPresenting: true, isCorresponding: true }],
    },
  });
  const file = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: pdf };
  await author('POST', `/papers/${id}/files`, { multipart: { part: 'manuscript', file } as never });
  return id;
}

/** Submits a paper as the sample author, and lets it pass the screening. Returns its id. */
export async function paperUnderReview(
  request: APIRequestContext,
  people: People,
  title: string,
  pdf: Buffer,
): Promise<string> {
  const chair = callsOf(request, people.admin);
  const writer = { token: people.author, email: 'author@plenary.example' };
  const id = await readyDraft(request, writer, title, pdf);
  await callsOf(request, people.author)('POST', `/papers/${id}/submit`);
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
