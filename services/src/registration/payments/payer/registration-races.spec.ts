import { callsTo, type CallOptions } from '../../../../test/call.js';
import { Gate } from '../../../../test/gate.js';
import { LossyWay } from '../../../../test/lossy-way.js';
import { emailsOf } from '../../../../test/outbox-rows.js';
import { PaymentsLab } from '../../../../test/payments.js';
import { publicationData, registrationData } from '../../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { openSeats } from '../../../../test-faults/open-seats.js';
import {
  acceptedPaper,
  race,
  registerTwice,
  reopening,
} from '../../../../test-faults/paper-races.js';

const PAPER_TEXT =
  'You must have an accepted paper to register with a publication option. Please ensure your paper is accepted or choose a non-publication option.';
const PATH = '/payments/manual-registration';
const key = (text: string) => ({ 'idempotency-key': text.padEnd(16, '-') });

let server: TestApp;

const registered = async ({ email }: Record<string, unknown>) => {
  const { items } = await (await PaymentsLab.open(server)).list(email as string);
  return (items as { id: string }[]).map(({ id }) => id);
};

/** Registers on a way that loses the first answer, and does it once more as browsers do. */
async function retried(options: CallOptions) {
  const way = await LossyWay.to(server.origin);
  let answers = 0;
  way.beforeAnswer = () => {
    if ((answers += 1) === 1) throw new Error('lost');
  };
  const call = callsTo(way.origin);
  await expect(call('POST', PATH, options)).rejects.toThrow();
  const answer = await call('POST', PATH, options);
  way.close();
  return answer;
}

describe('what comes at once, or once more,', () => {
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.stop());

  it.each(['signed in', 'signed in, with a key', 'anonymous, with a key', 'anonymous'])(
    'is answered as the first time when that answer was lost after the commit: %s',
    async (who) => {
      const body = registrationData();
      const { token } = await server.person('user');
      const answer = await retried({
        body,
        token: who.startsWith('signed in') ? token : undefined,
        headers: who.endsWith('key') ? key(`lost-${who.length}`) : {},
      });
      expect(answer.status).toBe(201);
      expect(await registered(body)).toEqual([answer.body.data.id]);
      const cause = `registration-received:${answer.body.data.id}`;
      expect(await emailsOf(server.dataSource, cause)).toHaveLength(1);
    },
  );

  it('registers a paper once: one wins, the other reads why', async () => {
    const gate = await Gate.before('registrations', server.ownerUrl);
    const races = [
      await registerTwice(server, () => gate.waiting(2).then(() => gate.open())),
      ...(await race(30, () => registerTwice(server))),
    ];
    for (const outcome of races) {
      expect(outcome).toMatchObject({ statuses: [201, 409], live: 1, refusal: PAPER_TEXT });
    }
  });

  /** The second call comes when the first has looked and is about to write into the table. */
  async function overlapping(table: string, first: 'register' | 'reopen') {
    const { user, token } = await server.person('user');
    const chair = await server.person('admin');
    const paper = await acceptedPaper(server, user.id);
    const calls = {
      register: () => server.call('POST', PATH, { token, body: publicationData() }),
      reopen: () => server.call('POST', `/admin/papers/${paper}/reopening`, reopening(chair.token)),
    };
    const gate = await Gate.before(table, server.ownerUrl);
    const one = calls[first]();
    await gate.waiting(1);
    const other = calls[first === 'register' ? 'reopen' : 'register']();
    await Promise.race([gate.waiting(2), other]);
    await gate.open();
    return [await one, await other];
  }

  it('leaves a paper accepted that a chair opens again while its registration is on the way', async () => {
    const [registration, refusal] = await overlapping('registrations', 'register');
    expect(registration).toMatchObject({ status: 201 });
    expect(refusal).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Reject or refund that registration first') },
    });
  });

  it('does not register a paper that a chair has just opened again', async () => {
    const [reopened, refusal] = await overlapping('paper_transitions', 'reopen');
    expect(reopened).toMatchObject({ status: 200, body: { status: 'under-review' } });
    expect(refusal).toMatchObject({ status: 409, body: { message: PAPER_TEXT } });
  });
});

describe('control: without what keeps one seat for one registration', () => {
  beforeAll(async () => {
    server = await startTestApp();
    await openSeats(server.ownerUrl);
  });
  afterAll(() => server.stop());

  it('the key alone keeps an anonymous retry from being a second one', async () => {
    const [kept, doubled] = [registrationData(), registrationData()];
    await retried({ body: kept, headers: key('lost') });
    await retried({ body: doubled });
    expect(await registered(kept)).toHaveLength(1);
    expect(await registered(doubled)).toHaveLength(2);
  });

  it('of a hundred calls that differ by a digit many register', async () => {
    const { token } = await server.person('user');
    const body = registrationData();
    const gate = await Gate.before('registrations', server.ownerUrl);
    const calls = Array.from({ length: 100 }, (_, n) =>
      server.call('POST', PATH, { token, body: { ...body, phone: `+234 ${n}` } }),
    );
    await gate.waiting(2);
    await gate.open();
    await Promise.all(calls);
    expect((await registered(body)).length).toBeGreaterThan(1);
  });

  it('two registrations use one paper', async () => {
    const gate = await Gate.before('registrations', server.ownerUrl);
    const outcome = await registerTwice(server, () => gate.waiting(2).then(() => gate.open()));
    expect(outcome).toMatchObject({ statuses: [201, 201], live: 2 });
  });
});
