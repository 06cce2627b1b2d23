import { randomUUID } from 'node:crypto';
import type { Answer } from '../test/call.js';
import { formOf, pdf } from '../test/sample-files.js';
import type { TestApp } from '../test/test-app.js';
import { compared, type Expected, type Verdict } from './corpus.js';
import type { HostileString } from './strings.js';

/** A field of the product that texts are sent to. */
export interface StringForm {
  name: string;
  /** In UTF-16 units. */
  max: number;
  isMultiLine: boolean;
  isRequired: boolean;
  isTrimmed: boolean;
  /** Sends the text. @returns the answer, and what reads the stored text */
  send: (text: string) => Promise<{ answer: Answer; stored: () => Promise<unknown> }>;
}

/** A field of each way in: JSON, a form of a page without script, a draft, multipart. */
export async function stringForms(server: TestApp): Promise<StringForm[]> {
  const admin = await server.person('admin');
  const author = await server.person('user');
  const paper = await server.call('POST', '/papers', {
    token: author.token,
    body: { kind: 'full-paper' },
  });
  let { revision } = paper.body;
  const rowOf = async (path: string, email: string) =>
    (await server.call('GET', `${path}?q=${email}`, { token: admin.token })).body.items[0];

  const enquiryWith = (field: 'subject' | 'message') => async (text: string) => {
    const email = `${randomUUID()}@sample.example`;
    const enquiry = { name: 'Ada', email, subject: 'Hi', category: 'Media', message: 'Hello' };
    const answer = await server.call('POST', '/contact', { body: { ...enquiry, [field]: text } });
    const stored = async () => {
      const { id } = await rowOf('/admin/enquiries', email);
      const read = await server.call('GET', `/admin/enquiries/${id}`, { token: admin.token });
      return read.body[field];
    };
    return { answer, stored };
  };
  const draftWith = (field: 'title' | 'abstract') => async (text: string) => {
    const answer = await server.call('PATCH', `/papers/${paper.body.id}`, {
      token: author.token,
      body: { revision, [field]: text },
    });
    revision = answer.body.revision ?? revision;
    return { answer, stored: () => Promise.resolve(answer.body[field]) };
  };
  const application = async (affiliation: string) => {
    const email = `${randomUUID()}@sample.example`;
    const fields = { firstName: 'Ada', lastName: 'Obi', email, country: 'Kenya', affiliation };
    const body = formOf(fields, { field: 'cv', content: pdf(), name: 'cv.pdf' });
    const answer = await server.call('POST', '/committee/apply', { body });
    return { answer, stored: async () => (await rowOf('/admin/applications', email)).affiliation };
  };

  const required = { isRequired: true, isTrimmed: true };
  const draft = { isRequired: false, isTrimmed: false };
  return [
    { name: 'message', max: 5000, isMultiLine: true, ...required, send: enquiryWith('message') },
    { name: 'subject', max: 200, isMultiLine: false, ...required, send: enquiryWith('subject') },
    { name: 'title', max: 300, isMultiLine: false, ...draft, send: draftWith('title') },
    { name: 'abstract', max: 10_000, isMultiLine: true, ...draft, send: draftWith('abstract') },
    { name: 'affiliation', max: 200, isMultiLine: false, ...required, send: application },
  ];
}

/** Sends a text, and compares the stored one with its normal form. */
export async function tryString(form: StringForm, string: HostileString): Promise<Verdict> {
  const { answer, stored } = await form.send(string.text);
  return compared(await verdictOf(form, string.text, answer, stored), expectedIn(form, string));
}

async function verdictOf(
  form: StringForm,
  text: string,
  { status, body }: Answer,
  stored: () => Promise<unknown>,
): Promise<Verdict> {
  if (status === 400) {
    const [[field = '', reason = body.message] = []] = Object.entries<string>(body.fields ?? {});
    const isNamed = field === form.name || body.code === 'MALFORMED_REQUEST';
    if (!isNamed) return { outcome: 'failed', reason: `400 names ${field || 'no field'}` };
    return { outcome: 'refused', reason: String(reason).replace(/U\+[0-9A-F]+/, 'U+…') };
  }
  if (status >= 300) return { outcome: 'failed', reason: `${status} ${body.message}` };
  const kept = await stored();
  return kept === normalOf(form, text)
    ? { outcome: 'accepted' }
    : { outcome: 'failed', reason: `stored as ${JSON.stringify(kept)}` };
}

function normalOf({ isTrimmed }: StringForm, text: string): string {
  const plain = text.normalize('NFC').replace(/\r\n?/g, '\n');
  return isTrimmed ? plain.trim() : plain;
}

/** A string's verdict in a field with these limits. */
function expectedIn(form: StringForm, { kind, text, expected }: HostileString): Expected {
  const normal = normalOf(form, text);
  if (kind === 'invisible only' && !form.isRequired) return 'either';
  if (expected !== 'accepted') return expected;
  const fits =
    normal.length <= form.max && (form.isMultiLine || !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(normal));
  return fits ? 'accepted' : 'refused';
}
