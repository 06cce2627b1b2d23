import { StandardSchemaValidationPipe } from '@nestjs/common';
import { spyOn } from 'jest-mock';
import { ValidationPipe } from '../src/platform/http/validation.pipe.js';
import type { Answer } from './call.js';
import { permit } from './people.js';
import { formOf } from './sample-files.js';
import { bodyWith, nameOf, stringFields, type StringField } from './string-fields.js';
import { startTestApp, type TestApp } from './test-app.js';

const NONCHARACTER = 'a\ufffe';
const LONE_SURROGATE = 'a\ud800';
const LINES = 'a\tb\nc';
const NOBODY = '00000000-0000-7000-8000-000000000000';

let server: TestApp;
let token: string;
let fields: StringField[];
beforeAll(async () => {
  server = await startTestApp();
  const admin = await server.person('admin');
  await permit(server, admin, ['owner', 'visa-officer']);
  ({ token } = admin);
  fields = stringFields(server.app);
});
afterAll(() => server.stop());

/** The call with nothing but this text in this field. */
function send(field: StringField, text: string): Promise<Answer> {
  const { method, path, place, names } = field;
  const [name = ''] = names;
  const encoded = place === 'path' || place === 'query' ? encodeURIComponent(text) : NOBODY;
  const address = path.replace(`{${name}}`, encoded).replace(/\{\w+\}/g, NOBODY);
  switch (place) {
    case 'path':
      return server.call(method, address, { token });
    case 'query':
      return server.call(method, `${address}?${name}=${encoded}`, { token });
    case 'application/json':
      return server.call(method, address, { token, body: bodyWith(names, text) });
    case 'multipart/form-data':
      return server.call(method, address, { token, body: formOf({ [name]: text }) });
    default:
      return server.call(method, address, {
        token,
        body: new URLSearchParams({ [name]: text }).toString(),
        headers: { 'content-type': place, origin: server.origin, 'sec-fetch-site': 'same-origin' },
      });
  }
}

/** Refused with the field named; a page of HTML, a form without its file and HEAD name none. */
function isRefused({ method, names, place }: StringField, { status, body }: Answer): boolean {
  if (method === 'HEAD') return status === 400;
  if (place === 'multipart/form-data') return [400, 403, 404].includes(status);
  if (place === 'application/x-www-form-urlencoded') return status === 400;
  return status === 400 && names.join('.') in (body.fields ?? {});
}

async function accepted(text: string, of: StringField[]): Promise<string[]> {
  const found: string[] = [];
  for (const field of of) {
    const answer = await send(field, text);
    if (!isRefused(field, answer)) found.push(`${answer.status} ${nameOf(field)}`);
  }
  return found;
}

describe('every string of every call', () => {
  it('refuses a noncharacter with 400 and names the field', async () => {
    expect(fields.length).toBeGreaterThan(300);
    const texts = fields.filter(({ isPassword }) => !isPassword);
    expect(await accepted(NONCHARACTER, texts)).toEqual([]);
  });

  it('refuses a lone surrogate with 400 and names the field', async () => {
    const json = ({ place, isPassword }: StringField) =>
      place === 'application/json' && !isPassword;
    expect(await accepted(LONE_SURROGATE, fields.filter(json))).toEqual([]);
  });

  it('takes them in a password', async () => {
    const passwords = fields.filter(({ isPassword }) => isPassword);
    expect(passwords.length).toBeGreaterThan(5);
    const refused: string[] = [];
    for (const field of passwords) {
      const { body } = await send(field, `correct horse ${LONE_SURROGATE}`);
      if (JSON.stringify(body).includes('U+D800')) refused.push(nameOf(field));
    }
    expect(refused).toEqual([]);
  });

  it('control: without the boundary, fields store them or fail', async () => {
    const plain = new StandardSchemaValidationPipe();
    const off = spyOn(ValidationPipe.prototype, 'transform').mockImplementation((value, metadata) =>
      plain.transform(value, metadata),
    );
    try {
      const message = { name: 'Ada', email: 'a@b.example', subject: 'Hi', category: 'Media' };
      const call = (text: string) =>
        server.call('POST', '/contact', { body: { ...message, message: text } });
      expect((await call(NONCHARACTER)).status).toBe(201);
      expect((await call(LONE_SURROGATE)).status).toBe(500);
    } finally {
      off.mockRestore();
    }
  });
});

/** Each is an area of text on some page. */
const MULTI_LINE = [
  'about.lead',
  'about.text',
  'abstract',
  'address',
  'agreement.text',
  'aiUse',
  'answer',
  'answers.0.answer',
  'answers.0.text',
  'answers.any',
  'bank.note',
  'body',
  'commentsToAuthors',
  'commentsToCommittee',
  'committee.chair.0.bio',
  'committee.organizing.0.bio',
  'committee.scientific.0.bio',
  'concern',
  'extras.0.description',
  'fees.packages.0.description',
  'footerAbout',
  'general',
  'hero.lead',
  'invoice.address',
  'invoicing.note',
  'joining.instructions',
  'layout.texts.any',
  'legal.privacy.lead',
  'legal.refunds.lead',
  'legal.terms.lead',
  'message',
  'note',
  'noteToAuthors',
  'noteToCommittee',
  'overrideReason',
  'publications.0.abstract',
  'quotation.text',
  'reason',
  'reasons',
  'remittance',
  'text',
  'texts.any',
  'toAuthors',
  'toChairs',
  'venue.description',
  'visaLetters.contact',
  'visaLetters.hint',
  'whoWeAre.vision',
  'whoWeAre.welcome',
  'workflow.0.text',
];

describe('a text', () => {
  // Paths hold ids and tokens only.
  const oneLine = () =>
    fields.filter((field) => !field.isMultiLine && !field.isPassword && field.place !== 'path');

  it('has several lines only where its schema says so', () => {
    const names = fields.filter(({ isMultiLine }) => isMultiLine).map((field) => field.names);
    expect([...new Set(names.map((name) => name.join('.')))].sort()).toEqual(MULTI_LINE);
  });

  it('is refused with a tab or a line break elsewhere, with the field named', async () => {
    expect(await accepted(LINES, oneLine())).toEqual([]);
  });

  it('keeps them where it has several lines', async () => {
    const refused: string[] = [];
    for (const field of fields.filter(({ isMultiLine }) => isMultiLine)) {
      const { body } = await send(field, 'One line of text,\nand another.');
      if (field.names.join('.') in (body.fields ?? {})) refused.push(nameOf(field));
    }
    expect(refused).toEqual([]);
  });

  it('loses them at its ends', async () => {
    const { body } = await server.call('PUT', '/auth/profile', {
      token,
      body: { firstName: '\tAda\n', position: 'Professor\t' },
    });
    expect(body.user).toMatchObject({ firstName: 'Ada', position: 'Professor' });
  });

  it('control: without the boundary, a name in the edition has several lines', async () => {
    const names = oneLine().filter(({ operation }) => operation.endsWith('/{id}/preview'));
    const plain = new StandardSchemaValidationPipe();
    const off = spyOn(ValidationPipe.prototype, 'transform').mockImplementation((value, metadata) =>
      plain.transform(value, metadata),
    );
    try {
      const found = await accepted(LINES, names);
      expect(found.filter((name) => name.endsWith('speakers.0.name'))).toHaveLength(1);
    } finally {
      off.mockRestore();
    }
  });
});

describe('a name or a title', () => {
  it('is stored in one normal form, with plain line breaks', async () => {
    const { body } = await server.call('PUT', '/auth/profile', {
      token,
      body: { firstName: 'Jose\u0301', lastName: 'می\u200cخواهم' },
    });
    expect(body.user).toMatchObject({ firstName: 'José', lastName: 'می\u200cخواهم' });
  });

  it.each(['\u200b\u200b', '\u2800\u2800', '\u00ad\u00ad', '\u3164\u3164'])(
    'needs a visible character: %j',
    async (firstName) => {
      const { status, body } = await server.call('PUT', '/auth/profile', {
        token,
        body: { firstName },
      });
      expect({ status, fields: body.fields }).toEqual({
        status: 400,
        fields: { firstName: 'First name is required' },
      });
    },
  );
});

it('refuses a body that is not UTF-8', async () => {
  const bytes = Buffer.from('{"firstName":"Ad\xe1a"}', 'latin1');
  const answer = await fetch(`${server.origin}/api/v1/auth/profile`, {
    method: 'PUT',
    body: bytes,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(400);
});

it('refuses bodies that are nested too deeply', async () => {
  const body = `{"firstName":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  const answer = await server.call('PUT', '/auth/profile', { token, body });
  expect(answer).toMatchObject({
    status: 400,
    body: { fields: { firstName: expect.any(String) } },
  });
});
