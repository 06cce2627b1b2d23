import { download } from '../../../../test/download.js';
import { diet, dinner, offer } from '../../../../test/offers.js';
import { PaymentsLab, type Registered } from '../../../../test/payments.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY } from '../../../platform/core/time.js';
import { Scheduler } from '../../../platform/jobs/scheduler.js';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());

describe('questions', () => {
  const allergies = { ...diet, id: 'allergies', label: 'Allergies', kind: 'text', options: [] };
  const asked = [diet, { ...allergies, required: false }];
  beforeAll(() => offer(lab, { extras: [], registrationQuestions: asked }));

  const put = ({ id, token }: Pick<Registered, 'id' | 'token'>, answers: object[]) =>
    server.call('PUT', `/payments/${id}/answers`, { token, body: { answers } });
  const vegetarian = { questionId: 'diet', answer: 'Vegetarian' };

  it('are open after the specified registration, and answered by the payer', async () => {
    const registered = await lab.registered();
    const { body } = await server.call('GET', `/payments/by-reference?ref=${registered.ref}`, {
      token: registered.token,
    });
    expect(body.data).toMatchObject({ hasUnanswered: true, answers: [] });
    const answered = await put(registered, [vegetarian, { questionId: 'allergies', answer: ' ' }]);
    expect(answered.body.data).toMatchObject({ hasUnanswered: false, answers: [vegetarian] });
    const seen = await server.call('GET', `/payments/by-reference?ref=${registered.ref}`);
    expect(seen.body.data).toMatchObject({ answers: null });
    const stranger = await server.person('user');
    expect((await put({ ...registered, ...stranger }, [vegetarian])).status).toBe(404);
  });

  it.each([
    ['a required answer is missing', [], 'answers.diet', 'answer this question'],
    ['an option is unknown', [{ ...vegetarian, answer: 'Snow' }], 'answers.diet', 'options'],
    [
      'the answer has another kind',
      [vegetarian, { questionId: 'allergies', answer: true }],
      'answers.allergies',
      'options',
    ],
    [
      'a short answer has lines',
      [vegetarian, { questionId: 'allergies', answer: 'a\nb' }],
      'answers.allergies',
      'one line',
    ],
    [
      'the question does not exist',
      [vegetarian, { questionId: 'other', answer: 'a' }],
      'answers.other',
      'does not exist',
    ],
  ])('refuse answers when %s', async (_why, answers, field, text) => {
    const { status, body } = await put(await lab.registered(), answers);
    expect(status).toBe(400);
    expect(body.fields[field]).toContain(text);
  });

  it('can be answered until the conference starts, or for a day after a late registration', async () => {
    const registered = await lab.registered();
    expect((await put(registered, [vegetarian])).status).toBe(200);
    server.clock.advance(DAY);
    const late = await put(registered, [vegetarian]);
    server.clock.advance(-DAY);
    expect(late).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
  });

  it('are in the export of personal data, and erased with the account', async () => {
    const registered = await lab.registered();
    await put(registered, [vegetarian]);
    const file = await download(server, registered.token, { kind: 'my-data' });
    expect(await file.json()).toMatchObject({ registrationAnswers: [vegetarian] });
    const { password, user, token } = registered;
    const body = { password, confirmation: user.email };
    expect((await server.call('DELETE', '/auth/me', { token, body })).status).toBe(200);
    expect((await lab.read(registered.id)).answers).toEqual([]);
  });

  it('about health are erased 30 days after the conference, others stay', async () => {
    const registered = await lab.registered();
    await offer(lab, { registrationQuestions: [diet, { ...allergies, sensitive: false }] });
    const nuts = { questionId: 'allergies', answer: 'Nuts' };
    await put(registered, [vegetarian, nuts]);
    await server.app.get(Scheduler, { strict: false }).run();
    const { body } = await server.call('GET', `/payments/by-reference?ref=${registered.ref}`, {
      token: registered.token,
    });
    expect(body.data.answers).toEqual([nuts]);
  });
});

it('shows organisers answers and extras in the details, the export and the totals', async () => {
  const taxi = { ...diet, id: 'taxi', label: 'Taxi', kind: 'yes-no', options: [] };
  const questions = [diet, { ...taxi, required: false, sensitive: false }];
  const gala = { ...dinner, id: 'gala', name: 'Gala', quantity: 80 };
  await offer(lab, { extras: [gala], registrationQuestions: questions });
  const { id, ref, token } = await lab.registered();
  const order = { extras: ['gala'], price: 95.5 };
  await server.call('PUT', `/payments/${id}/extras`, { token, body: order });
  const given = [
    { questionId: 'diet', answer: 'Vegetarian' },
    { questionId: 'taxi', answer: true },
  ];
  await server.call('PUT', `/payments/${id}/answers`, { token, body: { answers: given } });

  expect(await lab.read(id)).toMatchObject({
    amount: 95.5,
    lines: [{ kind: 'package' }, { item: 'gala', amount: 45.5 }],
    answers: [
      { label: 'Dietary needs', answer: 'Vegetarian', isSensitive: true },
      { label: 'Taxi', answer: true, isSensitive: false },
    ],
  });
  const exported = async (changes: object) => {
    const request = { kind: 'payments', format: 'csv', q: ref, ...changes };
    return (await download(server, lab.admin.token, request)).text();
  };
  expect(await exported({})).toMatch(/,Gala,Taxi\r\n.*,45.5,Yes/);
  expect(await exported({ sensitive: true })).toMatch(
    /,Gala,Dietary needs,Taxi\r\n.*,45.5,Vegetarian,Yes/,
  );
  const totals = await server.call('GET', '/admin/registration-totals', lab.admin);
  expect(totals.body).toMatchObject({
    extras: [{ id: 'gala', sold: 1, quantity: 80 }],
    questions: [
      { id: 'diet', options: [{ option: 'None' }, { option: 'Vegetarian' }] },
      { id: 'taxi', answered: 1, options: [{ option: true, count: 1 }, { count: 0 }] },
    ],
  });
});
