import { randomUUID } from 'node:crypto';
import { registrationData } from '../../../../test/registration-data.js';
import { pdf, photo } from '../../../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import * as tus from '../../../../test-faults/tus-uploads.js';

const HALF = 40_000;
const content = Buffer.concat([pdf(), Buffer.alloc(2 * HALF)]);

let server: TestApp;
let admin: { token: string };
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.person('admin');
});
afterAll(() => server.stop());

type Kind = 'payment' | 'student';

async function registered(changes = {}, token?: string) {
  const body = registrationData(changes);
  const answer = await server.call('POST', '/payments/manual-registration', { token, body });
  const [cookie = ''] = answer.headers.getSetCookie();
  return { id: answer.body.data.id as string, cookie: cookie.split(';')[0] ?? '' };
}

/** A file of a registration, by the cookie of its browser. */
const sentBy = ({ id, cookie }: { id: string; cookie: string }, bytes = content): tus.SentFile => ({
  ...{ id: randomUUID(), content: bytes, paperId: id, token: '', cookie },
  path: '/payments/uploads',
});

const purpose = (kind: Kind = 'payment') => ({ purpose: `${kind}-proof`, name: 'receipt.pdf' });

const begin = (file: tus.SentFile, end: number, kind?: Kind) =>
  tus.beginWith(server, file, end, purpose(kind));

function use(file: tus.SentFile, kind: Kind = 'payment', id = file.paperId) {
  const body = { kind, uploadId: file.id };
  const { cookie, token } = file;
  const right = cookie ? { headers: { cookie } } : { token };
  return server.call('POST', `/payments/${id}/sent-proofs`, { body, ...right });
}

const seenByAdmin = async (id: string) =>
  (await server.call('GET', `/admin/payments/${id}`, { token: admin.token })).body;

describe('a proof in several requests', () => {
  it('comes from a browser that registered without an account', async () => {
    const file = sentBy(await registered());
    expect((await begin(file, HALF)).status).toBe(201);
    expect(await tus.offsetOf(server, file)).toBe(HALF);
    expect((await tus.resume(server, file, HALF)).status).toBe(204);
    expect(await use(file)).toMatchObject({
      status: 201,
      body: { success: true, data: { id: file.paperId, hasPaymentProof: true } },
    });
    expect(await seenByAdmin(file.paperId)).toMatchObject({
      state: 'proof-uploaded',
      proofs: [{ name: 'receipt.pdf', type: 'application/pdf', bytes: content.length }],
    });
  });

  it('comes from an account', async () => {
    const { token } = await server.person('user');
    const { id } = await registered({}, token);
    const file = { ...sentBy({ id, cookie: '' }), token };
    expect((await begin(file, content.length)).status).toBe(201);
    expect((await use(file)).status).toBe(201);
  });

  it('is of student status for a student', async () => {
    const file = sentBy(await registered({ academicCategory: 'student' }));
    await begin(file, content.length, 'student');
    expect(await use(file, 'student')).toMatchObject({
      status: 201,
      body: { data: { studentProof: 'uploaded' } },
    });
  });

  it('is used once: a repeated call returns the payment', async () => {
    const file = sentBy(await registered());
    await begin(file, content.length);
    const answers = [await use(file), await use(file)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await seenByAdmin(file.paperId)).proofs).toHaveLength(1);
  });

  it('of two calls at once, is used by one', async () => {
    const file = sentBy(await registered());
    await begin(file, content.length);
    await Promise.all([use(file), use(file)]);
    expect((await seenByAdmin(file.paperId)).proofs).toHaveLength(1);
  });

  it('does not exist for another browser, nor without a cookie', async () => {
    const file = sentBy(await registered());
    await begin(file, HALF);
    const other = await registered();
    for (const cookie of [other.cookie, 'plenary_payer=none']) {
      const stolen = { ...file, cookie };
      const answers = [
        await tus.ask(server, stolen),
        await tus.resume(server, stolen, HALF),
        await tus.cancel(server, stolen),
        await use(stolen),
        await begin({ ...stolen, id: randomUUID() }, HALF),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }
    // The control: the same requests of the first browser succeed.
    expect((await tus.resume(server, file, HALF)).status).toBe(204);
    expect((await use(file)).status).toBe(201);
  });

  it('is for one registration and one purpose', async () => {
    const { id, cookie } = await registered({ academicCategory: 'student' });
    const file = sentBy({ id, cookie });
    await begin(file, content.length);
    expect((await use(file, 'student')).status).toBe(404);
    const other = await registered();
    expect((await use(file, 'payment', other.id)).status).toBe(404);
    expect((await use(file)).status).toBe(201);
  });

  it('is refused before any byte for a decided payment, and where no proof is needed', async () => {
    const { id, cookie } = await registered({ academicCategory: 'professional', price: 250 });
    const refused = { status: 409, body: { code: 'INVALID_TRANSITION' } };
    expect(await begin(sentBy({ id, cookie }), HALF, 'student')).toMatchObject(refused);
    const file = sentBy({ id, cookie });
    await begin(file, content.length);
    const body = { reason: 'No money came.', version: 1 };
    await server.call('POST', `/admin/payments/${id}/reject`, { token: admin.token, body });
    expect(await begin(sentBy({ id, cookie }), HALF)).toMatchObject(refused);
    expect(await use(file)).toMatchObject(refused);
  });

  it.each([
    ['of another type', Buffer.alloc(HALF, '<html>'), 422],
    ['above the limit', Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024)]), 413],
  ])('is refused with its first bytes %s', async (_, bytes, status) => {
    const file = sentBy(await registered(), bytes);
    expect(await begin(file, 10_000)).toMatchObject({
      status,
      body: { fields: { proof: expect.any(String) } },
    });
  });

  it('loses the metadata of a photograph', async () => {
    const original = Buffer.from(await photo());
    const file = sentBy(await registered(), original);
    await begin(file, original.length);
    expect((await use(file)).status).toBe(201);
    const [proof] = (await seenByAdmin(file.paperId)).proofs;
    const path = `/files/${proof.fileId}`;
    const stored = await server.call('GET', path, { token: admin.token });
    expect(stored.body).not.toContain('Exif');
  });
});
