import { download } from '../../../../test/download.js';
import { emailsOf } from '../../../../test/outbox-rows.js';
import { pdfTexts } from '../../../../test/pdf-texts.js';
import { PaymentsLab } from '../../../../test/payments.js';
import {
  makePaper,
  publicationData,
  registrationData,
} from '../../../../test/registration-data.js';
import { formOf, pdf } from '../../../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());

interface Caller {
  token?: string;
  headers?: Record<string, string>;
}

const cancel = (id: string, caller: Caller) =>
  server.call('POST', `/payments/${id}/cancel`, { ...caller, body: {} });
const choose = (id: string, caller: Caller, choice: object) =>
  server.call('PUT', `/payments/${id}/package`, { ...caller, body: choice });
const upload = (id: string, caller: Caller, what: 'proof' | 'student-proof') =>
  server.call('POST', `/payments/${id}/${what}`, {
    ...caller,
    body: formOf({}, { field: 'proof', content: pdf(), name: 'proof.pdf' }),
  });

const professional = {
  registrationPackage: 'virtual_presentation_only',
  academicCategory: 'professional',
  price: 250,
};
const publication = {
  registrationPackage: 'physical_publication',
  academicCategory: 'professional',
  price: 350,
};

async function anonymous() {
  const body = registrationData();
  const answer = await server.call('POST', '/payments/manual-registration', { body });
  const [cookie = ''] = answer.headers.getSetCookie();
  return { id: answer.body.data.id as string, headers: { cookie } };
}

describe('a registration', () => {
  it('is cancelled by its owner, twice as once, and its seat is free', async () => {
    const { id, token, user } = await lab.registered();
    for (const answer of [await cancel(id, { token }), await cancel(id, { token })]) {
      expect(answer).toMatchObject({ status: 200, body: { data: { status: 'cancelled' } } });
    }
    expect(await emailsOf(server.dataSource, `registration-cancelled:${id}`)).toMatchObject([
      { recipient: user.email },
    ]);
    const body = registrationData();
    const again = await server.call('POST', '/payments/manual-registration', { token, body });
    expect(again.body.data.id).not.toBe(id);
  });

  it('is changed and cancelled only by the browser that made it', async () => {
    const { id, headers } = await anonymous();
    const other = await lab.registered();
    const strangers = [{}, { token: other.token }, { headers: (await anonymous()).headers }];
    for (const stranger of strangers) {
      expect((await cancel(id, stranger)).status).toBe(404);
      expect((await choose(id, stranger, professional)).status).toBe(404);
    }
    expect(await choose(id, { headers }, professional)).toMatchObject({
      status: 200,
      body: { data: { amount: 250, outstandingAmount: 250 } },
    });
    expect((await cancel(id, { headers })).status).toBe(200);
  });

  it('takes another package at the price of the fee table, with email and entry', async () => {
    const { id, token } = await lab.registered();
    const answer = await choose(id, { token }, professional);
    expect(answer.body.data).toMatchObject({ amount: 250, academicCategory: 'professional' });
    expect(await lab.read(id)).toMatchObject({
      amount: 250,
      ledger: [
        {},
        {
          action: 'change-package',
          source: 'payer',
          reason: 'virtual_presentation_only, student → virtual_presentation_only, professional',
        },
      ],
    });
    const emails = await emailsOf(server.dataSource, `registration-changed:${id}`);
    expect(emails).toMatchObject([{ data: { amount: 250 } }]);
    await choose(id, { token }, professional);
    expect((await lab.read(id)).ledger).toHaveLength(2);
  });

  it.each([
    ['another price', { ...professional, price: 50 }, 422],
    ['a package out of the list', { ...professional, registrationPackage: 'gold' }, 400],
    ['a publication without a paper', publication, 409],
    ['an unknown field', { ...professional, currency: 'EUR' }, 400],
  ])('takes no %s', async (_, choice, status) => {
    const { id, token } = await lab.registered();
    expect((await choose(id, { token }, choice)).status).toBe(status);
    expect(await lab.read(id)).toMatchObject({ amount: 50, version: 1 });
  });

  it('takes its paper along, and frees it again', async () => {
    const { id, token, user } = await lab.registered();
    const paper = await makePaper(server.app, user.id);
    expect((await choose(id, { token }, publication)).body.data.registrationType).toBe('author');
    expect((await lab.read(id)).paper).toMatchObject({ id: paper });
    const second = await server.call('POST', '/payments/manual-registration', {
      token,
      body: publicationData({ registrationPackage: 'virtual_publication' }),
    });
    expect(second.status).toBe(409);
    await choose(id, { token }, professional);
    expect((await lab.read(id)).paper).toBeNull();
    const free = { token, body: publicationData() };
    expect((await server.call('POST', '/payments/manual-registration', free)).status).toBe(201);
    const answer = await choose(id, { token }, publication);
    expect(answer).toMatchObject({ status: 409, body: { code: 'PAPER_REQUIRED' } });
  });

  it('stays one participation of a person', async () => {
    const { id, token, user } = await lab.registered();
    await makePaper(server.app, user.id);
    const author = await server.call('POST', '/payments/manual-registration', {
      token,
      body: publicationData(),
    });
    expect(await choose(author.body.data.id as string, { token }, professional)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_REGISTERED' },
    });
    expect((await lab.read(id)).state).toBe('awaiting-payment');
  });

  it('is changed only by finance once a proof of payment was uploaded, and may then be paid', async () => {
    const { id, token } = await lab.registered({ academicCategory: 'professional', price: 250 });
    await upload(id, { token }, 'proof');
    expect((await cancel(id, { token })).status).toBe(409);
    expect((await choose(id, { token }, { ...professional, price: 50 })).status).not.toBe(500);
    await lab.act(id, 'match', { amount: 50, date: '2025-10-14', bankTransactionId: 'T-1' });
    const student = { ...professional, academicCategory: 'student', price: 50 };
    const changed = await lab.act(id, 'package', student);
    expect(changed.body).toMatchObject({ state: 'matched', amount: 50, outstandingAmount: 0 });
    const statement = await lab.registered({ academicCategory: 'professional', price: 250 });
    await lab.act(statement.id, 'match', {
      amount: 60,
      date: '2025-10-14',
      bankTransactionId: 'T-2',
    });
    await upload(statement.id, statement, 'proof');
    expect((await lab.act(statement.id, 'package', student)).body).toMatchObject({
      state: 'matched',
      outstandingAmount: 0,
      overpaidAmount: 10,
    });
    const { id: other } = await lab.registered();
    const off = await lab.act(other, 'cancel', { reason: 'You asked us to.' });
    expect(off.body).toMatchObject({ state: 'cancelled' });
  });
});

describe('the proof of student status', () => {
  it('is uploaded on its own, shown to finance, and needed for the confirmation', async () => {
    const { id, token } = await lab.registered();
    expect((await lab.confirm(id, { studentProofSeen: undefined })).status).toBe(409);
    const answer = await upload(id, { token }, 'student-proof');
    expect(answer).toMatchObject({
      status: 201,
      body: { data: { studentProof: 'uploaded', hasPaymentProof: false } },
    });
    expect((await lab.read(id)).proofs).toMatchObject([{ kind: 'student' }]);
    const done = await lab.confirm(id, { studentProofSeen: undefined });
    expect(done.body.state).toBe('completed');
    expect((await upload(id, { token }, 'student-proof')).status).toBe(409);
  });

  it('is not asked of professionals, and not taken from strangers', async () => {
    const { id, token, ...rest } = await lab.registered(professionalData);
    expect((await upload(id, { token }, 'student-proof')).status).toBe(409);
    expect((await upload(id, {}, 'student-proof')).status).toBe(404);
    expect(rest.ref).toMatch(/^C25/);
  });
});

const professionalData = { academicCategory: 'professional', price: 250 };

describe('invoice and receipt', () => {
  const ask = (id: string, document: string, caller: Caller) =>
    server.call('POST', `/payments/${id}/documents/${document}`, { ...caller, body: {} });
  const follow = (url: string, caller: Caller = {}) =>
    fetch(new URL(url, server.origin), { headers: caller.headers });

  const bytes = async (id: string, document: string, token: string) => {
    const { url } = (await ask(id, document, { token })).body;
    const answer = await follow(String(url));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    return Buffer.from(await answer.arrayBuffer());
  };

  it('say who registered, for what, and where the money goes', async () => {
    const { id, token, ref } = await lab.registered({ firstName: 'Adébáyọ̀', lastName: '王小明' });
    const [text] = await pdfTexts([await bytes(id, 'pro-forma', token)]);
    const parts = [ref, 'Ms Adébáyọ̀ 王小明', 'USD 50.00', 'GB00 SAMP 0000 0000 0000 00'];
    for (const part of parts) expect(text).toContain(part.normalize('NFC'));
  });

  it('name the address as well where no font has the letters of a name', async () => {
    const email = 'cherokee@example.org';
    const { id, token } = await lab.registered({ firstName: 'ᏣᎳᎩ', email });
    const [text] = await pdfTexts([await bytes(id, 'pro-forma', token)]);
    expect(text).toContain(email);
  });

  it('name the addressee and tax number of an employer; a receipt has its number', async () => {
    const { id, token } = await lab.registered();
    const invoice = {
      addressee: 'Ministry of Samples',
      address: 'Box 1\nAccra',
      taxNumber: 'TIN-7',
    };
    const saved = await server.call('PUT', `/payments/${id}/invoice`, { token, body: invoice });
    expect(saved.body.data.invoice).toMatchObject(invoice);
    expect((await ask(id, 'receipt', { token })).status).toBe(409);
    const { receiptNumber } = (await lab.confirm(id)).body;
    const files = [await bytes(id, 'pro-forma', token), await bytes(id, 'receipt', token)];
    for (const text of await pdfTexts(files)) {
      for (const part of ['Ministry of Samples', 'Accra', 'TIN-7']) expect(text).toContain(part);
    }
    expect((await pdfTexts(files.slice(1)))[0]).toContain(receiptNumber);
  });

  it('are for the owner, the browser that registered, and finance', async () => {
    const { id, headers } = await anonymous();
    const { token } = await server.person('user');
    expect((await ask(id, 'pro-forma', {})).status).toBe(404);
    expect((await ask(id, 'pro-forma', { token })).status).toBe(404);
    const request = { kind: 'payment-document', paymentId: id, document: 'pro-forma' };
    expect((await server.call('POST', '/downloads', { token, body: request })).status).toBe(404);
    const { url } = (await ask(id, 'pro-forma', { headers })).body;
    expect((await follow(String(url))).status).toBe(404);
    expect((await follow(String(url), { headers })).status).toBe(200);
    expect((await download(server, lab.admin.token, request)).status).toBe(200);
  });
});
