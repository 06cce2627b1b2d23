import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { parse as parseDisposition } from 'content-disposition';
import { parse as parseCsv } from 'csv-parse/sync';
import type { FastifyReply } from 'fastify';
import { writeXlsxStream } from 'hucre/xlsx';
import { createTransport } from 'nodemailer';
import { parse as parseHtml } from 'parse5';
import PostalMime from 'postal-mime';
import { ZipFile } from 'yazl';
import { enquiryEmail } from '../src/conference/enquiries/contact.emails.js';
import { EmailSender } from '../src/messaging/delivery/email-sender.js';
import { ReplyPaths, ReturnPaths } from '../src/messaging/outbox/token-addresses.js';
import { reasonOf } from '../src/messaging/delivery/smtp-failure.js';
import { EmailOutbox } from '../src/messaging/outbox/email-outbox.js';
import { EmailWriter } from '../src/messaging/outbox/email-writer.js';
import { OutgoingEmail } from '../src/messaging/outbox/outgoing-email.entity.js';
import { sendAsAttachment } from '../src/platform/downloads/send-as-attachment.js';
import { spreadsheet } from '../src/platform/downloads/spreadsheet.js';
import { isReadable } from '../src/platform/http/readable-text.js';
import { fontFile } from '../src/registration/documents/fonts.js';
import { ShapedFonts } from '../src/registration/documents/shaped-fonts.js';
import { Sheet } from '../src/registration/documents/sheet.js';
import { visualRuns } from '../src/registration/documents/text-runs.js';
import { download } from './download.js';
import { paperContent, paperForm, paperPdf } from './paper-files.js';
import { pdfTexts } from './pdf-texts.js';
import { PaymentsLab, type Registered } from './payments.js';
import { SmtpRecorder } from './smtp-recorder.js';
import { startTestApp, type TestApp } from './test-app.js';
import { testConfig } from './test-config.js';
import { cellsOf, unzipped, xmlProblems } from './strict-readers.js';

/** As rows from before the check of texts, a migration or a restore may hold it. */
const STORED =
  '=A\ufffe\uffff\u0001\u001b\u0085\u202eb "c", ]]></t> _x0041_\r\nBcc: eve@example.org\r.';
const READ =
  '=A\ufffd\ufffd\ufffd\ufffd\ufffd\ufffdb "c", ]]></t> _x0041_\nBcc: eve@example.org\n.';
/** PostgreSQL stores none of these; a text that was cut in memory may hold one. */
const LONE = '\ud800';
const PATH = '/../';

let server: TestApp;
let lab: PaymentsLab;
let payer: Registered;
let paperId: string;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
  payer = await lab.registered();
  paperId = await submitted();
  const write = (statement: string, id: string) => server.dataSource.query(statement, [id, STORED]);
  await write(`UPDATE users SET organization = $2 WHERE id = $1`, payer.user.id);
  await write(`UPDATE registrations SET last_name = $2 WHERE user_id = $1`, payer.user.id);
  await write(`UPDATE papers SET title = '${PATH}' || $2 WHERE id = $1`, paperId);
  await server.dataSource.query(`UPDATE files SET name = $1`, [`${PATH}${STORED}.pdf`]);
});
afterAll(() => server.stop());

async function submitted(): Promise<string> {
  const { token } = payer;
  const call = async (method: string, path: string, body?: unknown) =>
    (await server.call(method, path, { token, body })).body;
  const { id, revision } = await call('POST', '/papers', { kind: 'full-paper' });
  await call('PATCH', `/papers/${id}`, { ...paperContent(), revision });
  await call('POST', `/papers/${id}/files`, paperForm(await paperPdf()));
  await call('POST', `/papers/${id}/submit`);
  return id;
}

async function bytesOf(body: object, token = lab.admin.token): Promise<Buffer> {
  const answer = await download(server, token, body);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function* rows(text: string) {
  yield await Promise.resolve({ text });
}
const file = { name: 'list', day: new Date(0) };
const columns = [{ header: 'Text', value: ({ text }: { text: string }) => text }];

describe('XLSX', () => {
  it('is read by a strict XML parser, with the text of the row', async () => {
    const users = await bytesOf({ kind: 'users', format: 'xlsx', q: payer.user.email });
    const memory = await spreadsheet({ ...file, format: 'xlsx' }, columns, rows(STORED + LONE));
    for (const [book, text] of [
      [users, READ],
      [await buffer(memory.content), `${READ}\ufffd`],
    ] as const) {
      const parts = await unzipped(book);
      expect([...parts.values()].flatMap(xmlProblems)).toEqual([]);
      expect(cellsOf(parts)).toContain(text);
    }
  });

  it('control: without escaping, the XML is not well-formed', async () => {
    const cells = (async function* () {
      yield await Promise.resolve([STORED]);
    })();
    const stream = writeXlsxStream(cells, { name: 'list', columns: [{ header: 'Text' }] });
    const parts = await unzipped(Buffer.from(await new Response(stream).arrayBuffer()));
    expect([...parts.values()].flatMap(xmlProblems)).not.toEqual([]);
    expect(cellsOf(parts).join()).toContain(']]></t> A');
  });
});

describe('CSV', () => {
  it('is read by csv-parse, with the text of the row', async () => {
    const users = await bytesOf({ kind: 'users', format: 'csv', q: payer.user.email });
    expect(parseCsv(users, { bom: true, columns: true })).toMatchObject([
      { Email: payer.user.email, Organization: `'${READ}` },
    ]);
    const memory = await spreadsheet({ ...file, format: 'csv' }, columns, rows(STORED + LONE));
    expect(parseCsv(await buffer(memory.content), { bom: true })[1]).toEqual([`'${READ}\ufffd`]);
  });

  it('control: without quotes it is not read', () => {
    expect(() => parseCsv(`Email,Organization\r\na@b.example,${STORED}`)).toThrow();
  });
});

describe('a PDF', () => {
  it('is read by pdf.js, with the text of the row', async () => {
    const { token } = payer;
    const path = `/payments/${payer.id}/documents/pro-forma`;
    const { url } = (await server.call('POST', path, { token })).body;
    const document = Buffer.from(await (await fetch(new URL(url, server.origin))).arrayBuffer());
    const at = new Date(0);
    const sheet = await Sheet.open({ title: STORED + LONE, author: `a${LONE}`, at });
    sheet.text(STORED + LONE);
    sheet.fact(LONE, `محمد${LONE}\u202d محمد\tab`);
    expect([sheet.canWrite(STORED), sheet.canWrite('Ada')]).toEqual([false, true]);
    sheet.end();
    const memory = await buffer(sheet.pdf);
    const [stored, inMemory] = await pdfTexts([document, memory]);
    expect(stored).toContain(payer.ref);
    // The email address says who it is when the name does not.
    expect(stored).toContain('@example.org');
    for (const text of [stored, inMemory]) {
      expect(text).toContain('=A\ufffd\ufffd\ufffd\ufffd\ufffd\ufffdb');
      expect(text).not.toContain('\0');
    }
    expect((await PDFDocument.load(memory)).getTitle()).toBe(`${READ}\ufffd`);
  });

  it('control: no font has these characters, and an override turns the text', async () => {
    const fonts = await ShapedFonts.load();
    const font = fonts.open(fontFile('latin', false));
    const has = (text: string) => font.hasGlyphForCodePoint(text.codePointAt(0) ?? 0);
    expect(['\ufffe', '\u0001', '\u0085', LONE, '\t'].filter(has)).toEqual([]);
    expect(has('\ufffd')).toBe(true);
    expect(visualRuns('\u202eeve').at(-1)?.level).toBe(1);
    fonts.release();
  });
});

describe('an email', () => {
  const NAME = `${STORED}\u2028${LONE}`;
  const smtp = new SmtpRecorder();
  afterAll(() => smtp.stop());

  const strange = (raw: string) => raw.match(/[^\t\r\n -~]|\r(?!\n)|(?<!\r)\n/g) ?? [];

  it('is read by postal-mime, with nothing outside of its header', async () => {
    const config = testConfig({ smtpUrl: await smtp.start() });
    const data = { name: STORED, email: 'a@b.example', category: STORED, message: STORED };
    await server.dataSource.transaction((tx) =>
      server.app.get(EmailOutbox, { strict: false }).add(tx, {
        template: enquiryEmail,
        to: 'office@example.org',
        cause: 'hostile',
        data: { ...data, subject: STORED },
      }),
    );
    const row = await server.dataSource.manager.findOneByOrFail(OutgoingEmail, {
      cause: 'hostile',
    });
    const writer = server.app.get(EmailWriter, { strict: false });
    const edition = { name: NAME, contactEmail: 'a@b.example', siteUrl: 'https://x.example' };
    const sender = new EmailSender(config, new ReturnPaths(config), new ReplyPaths(config));
    const written = await writer.write(server.dataSource.manager, row, edition);
    await sender.send(row, written);
    await sender.onApplicationShutdown();
    const raw = (await smtp.took(1))[0]?.raw ?? '';
    expect(strange(raw)).toEqual([]);
    const { headers, from, subject, to, bcc, text, html } = await PostalMime.parse(raw);
    const line = READ.replaceAll('\n', ' ');
    expect({ name: from?.name, subject, to: to?.length, bcc }).toEqual({
      name: `${line} \ufffd`,
      subject: `[${line}] ${line}`,
      to: 1,
      bcc: undefined,
    });
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
    for (const part of [text, html]) {
      expect(isReadable(part ?? '')).toBe(true);
      expect(part).toContain('=A\ufffd\ufffd');
    }
    const errors: string[] = [];
    parseHtml(html ?? '', { onParseError: ({ code }) => errors.push(code) });
    expect(errors).toEqual([]);
  });

  it('control: without escaping, they reach the reader, and a bare CR the header', async () => {
    const message = { from: { name: `a\rBcc: b@c.example`, address: 'a@b.example' }, text: 'a\rb' };
    const transport = createTransport({ streamTransport: true, buffer: true });
    const sent = await transport.sendMail({ ...message, subject: STORED, to: 'c@d.example' });
    const raw = (sent.message as Buffer).toString();
    expect(strange(raw)).not.toEqual([]);
    expect(isReadable((await PostalMime.parse(raw)).subject ?? '')).toBe(false);
  });

  it('refused with unreadable words has a reason that PostgreSQL stores', async () => {
    const store = (reason: string) =>
      server.dataSource.query('SELECT $1::jsonb', [JSON.stringify([{ reason }])]);
    for (const response of ['550 \0\u001b', `${'x'.repeat(499)}🌍`]) {
      await store(reasonOf({ response }));
      await expect(store(response.slice(0, 500))).rejects.toThrow();
    }
  });
});

describe('JSON', () => {
  it('is read by PostgreSQL, with every character of the row', async () => {
    const papers = await bytesOf({ kind: 'papers', format: 'json' });
    const own = await bytesOf({ kind: 'my-data' }, payer.token);
    for (const [json, text] of [
      [papers, PATH + STORED],
      [own, STORED],
    ] as const) {
      const written = new TextDecoder('utf-8', { fatal: true }).decode(json);
      const [row] = await server.dataSource.query('SELECT $1::jsonb AS read', [written]);
      expect(JSON.stringify(row.read)).toContain(JSON.stringify(text));
    }
  });

  it('control: PostgreSQL refuses a lone surrogate', async () => {
    const json = JSON.stringify({ text: LONE });
    await expect(server.dataSource.query('SELECT $1::jsonb', [json])).rejects.toThrow();
  });
});

describe('file names', () => {
  it('of a ZIP are read by yauzl, in ASCII', async () => {
    const names = [...(await unzipped(await bytesOf({ kind: 'papers', format: 'zip' }))).keys()];
    expect(names).toEqual([expect.stringMatching(/^\d{4}-a-b-c-[a-z0-9-]+\.pdf$/)]);
  });

  it('control: a ZIP with the title for a name is not made', () => {
    expect(() => new ZipFile().addBuffer(Buffer.of(), PATH + STORED)).toThrow();
  });

  it('of an attachment are read by content-disposition', async () => {
    const [{ id }] = await server.dataSource.query(
      `SELECT file_id AS id FROM paper_versions WHERE paper_id = $1`,
      [paperId],
    );
    const answer = await download(server, lab.admin.token, { kind: 'file', fileId: id });
    await answer.arrayBuffer();
    const header = answer.headers.get('content-disposition') ?? '';
    const plain = READ.replace(/[/\n]/g, '_');
    expect(parseDisposition(header).parameters['filename']).toBe(`_.._${plain}.pdf`);
    const reply = { header: () => undefined } as unknown as FastifyReply;
    const memory = { name: `a${LONE}.pdf`, type: 'application/pdf' };
    const sent = sendAsAttachment(reply, { ...memory, content: Readable.from([]) });
    const { disposition = '' } = sent.getHeaders();
    expect(parseDisposition(String(disposition)).parameters['filename']).toBe('a\ufffd.pdf');
  });

  it('control: a lone surrogate has no UTF-8', () => {
    expect(() => encodeURIComponent(LONE)).toThrow(URIError);
  });
});
