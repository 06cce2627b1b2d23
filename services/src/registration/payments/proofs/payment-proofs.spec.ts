import sharp from 'sharp';
import { registrationData } from '../../../../test/registration-data.js';
import { formOf, pdf, photo } from '../../../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';

let server: TestApp;
let admin: { token: string };
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.person('admin');
});
afterAll(() => server.stop());

async function registered(token?: string) {
  const body = registrationData();
  const answer = await server.call('POST', '/payments/manual-registration', { token, body });
  const [cookie = ''] = answer.headers.getSetCookie();
  return { id: answer.body.data.id as string, headers: { cookie } };
}

const upload = (
  id: string,
  content: Buffer,
  options: { token?: string; headers?: Record<string, string> } = {},
) =>
  server.call('POST', `/payments/${id}/proof`, {
    body: formOf({}, { field: 'proof', content, name: 'receipt.pdf' }),
    ...options,
  });

const seenByAdmin = (id: string) =>
  server.call('GET', `/admin/payments/${id}`, { token: admin.token });

describe('POST /payments/{id}/proof', () => {
  it('gives an owner’s receipt to the admins to check', async () => {
    const { token } = await server.person('user');
    const { id } = await registered(token);
    const answer = await upload(id, pdf(), { token });
    expect(answer).toMatchObject({
      status: 201,
      body: { success: true, data: { id, status: 'pending', hasPaymentProof: true } },
    });
    expect((await seenByAdmin(id)).body).toMatchObject({
      state: 'proof-uploaded',
      proofs: [{ name: 'receipt.pdf', type: 'application/pdf', bytes: pdf().length }],
    });
  });

  it('takes one from the browser that registered without an account', async () => {
    const { id, headers } = await registered();
    expect((await upload(id, pdf(), { headers })).status).toBe(201);
  });

  it('takes the place out of photographs', async () => {
    const { token } = await server.person('user');
    const { id } = await registered(token);
    const original = await photo();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    await upload(id, original, { token });

    const { body } = await seenByAdmin(id);
    const file = await fetch(`${server.origin}/api/v1/files/${body.proofs[0].fileId}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const kept = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 8 });
    expect(kept.exif).toBeUndefined();
  });

  it('is not found for strangers, nor for an unknown payment', async () => {
    const { token } = await server.person('user');
    const other = await server.person('user');
    const { id } = await registered(token);
    const { headers } = await registered();
    const unknown = '01890000-0000-7000-8000-000000000000';
    const answers = await Promise.all([
      upload(id, pdf()),
      upload(id, pdf(), { headers }),
      upload(id, pdf(), { token: other.token }),
      upload(unknown, pdf(), { token }),
    ]);
    for (const answer of answers) expect(answer.status).toBe(404);
    expect((await seenByAdmin(id)).body.proofs).toEqual([]);
  });

  it('is refused once the payment is decided', async () => {
    const { token } = await server.person('user');
    const { id } = await registered(token);
    await server.call('POST', `/admin/payments/${id}/reject`, {
      token: admin.token,
      body: { reason: 'No money came.', version: 1 },
    });
    expect(await upload(id, pdf(), { token })).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    });
  });

  it('takes the limit of the edition', async () => {
    const limit = (bytes: number) =>
      server.dataSource.query(
        `UPDATE editions SET document = jsonb_set(document, '{limits,proofBytes}', $1::jsonb)`,
        [String(bytes)],
      );
    const { token } = await server.person('user');
    const { id } = await registered(token);
    await limit(2 * 1024 * 1024);
    try {
      const answer = await upload(id, Buffer.concat([pdf(), Buffer.alloc(2 * 1024 * 1024)]), {
        token,
      });
      const text = 'File size should not exceed 2MB';
      expect(answer).toMatchObject({ status: 413, body: { fields: { proof: text } } });
    } finally {
      await limit(5 * 1024 * 1024);
    }
  });

  it.each([
    ['HTML', Buffer.from('<html><script>1</script>'), 422],
    ['a broken picture', Buffer.from('ffd8ffe000104a4649460001', 'hex'), 422],
    ['nothing', Buffer.alloc(0), 400],
    ['more than 5 MB', Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024)]), 413],
  ])('refuses %s', async (_, content, status) => {
    const { token } = await server.person('user');
    const { id } = await registered(token);
    expect(await upload(id, content, { token })).toMatchObject({
      status,
      body: { fields: { proof: expect.any(String) } },
    });
    expect((await seenByAdmin(id)).body.state).toBe('awaiting-payment');
  });
});
