import { auditOf } from '../../../../test/audit-log.js';
import { PaymentsLab, type Registered } from '../../../../test/payments.js';
import { ON_SITE, PlacesLab } from '../../../../test/places.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { newId } from '../../../platform/core/new-id.js';
import { RouteTable } from '../../../platform/http/policy/route-table.js';
import { joiningDetails } from '../emails/joining-details.email.js';
import { paymentConfirmed } from '../emails/payment-confirmed.email.js';

const ADDRESS = 'https://rooms.example.org/canary-4711';
const shown = { address: ADDRESS, instructions: 'Mute yourself first.' };
const joining = { ...shown, onSiteToo: false };

let server: TestApp;
let lab: PaymentsLab;
let editor: PlacesLab;
beforeAll(async () => {
  server = await startTestApp();
  editor = await PlacesLab.open(server);
  lab = editor.payments;
});
afterAll(() => server.stop());

const read = (id: string, caller: object) => server.call('GET', `/payments/${id}/joining`, caller);
const seen = async ({ id, token }: Registered) => (await read(id, { token })).body.joining;
const confirm = ({ id }: Registered, amount = 50) =>
  lab.confirm(id, { amount, bankTransactionId: newId() });
const paid = async (changes = {}) => {
  const person = await lab.registered(changes);
  expect((await confirm(person)).status).toBe(200);
  return person;
};
const admin = (method: string, path: string, body?: object) =>
  server.call(method, `/admin/joining${path}`, { token: lab.admin.token, body });
const emailsTo = ({ user }: Registered) => server.emails.to(user.email, joiningDetails);

it('is shown to the owner once the payment is confirmed, until it is refunded', async () => {
  await editor.save({ joining });
  const person = await lab.registered();
  expect(await seen(person)).toBeNull();
  await confirm(person);
  expect(await seen(person)).toEqual(shown);
  await lab.act(person.id, 'refund', { amount: 50, reason: 'Cannot come.' });
  expect(await seen(person)).toBeNull();
});

it('is not found for others, and not shown to attendees on site unless the edition says so', async () => {
  await editor.save({ joining });
  const person = await paid();
  const stranger = await server.person('user');
  for (const caller of [{}, { token: stranger.token }, { token: lab.admin.token }]) {
    expect((await read(person.id, caller)).status).toBe(404);
  }
  const inRoom = await paid({ registrationPackage: ON_SITE });
  expect(await seen(inRoom)).toBeNull();
  await editor.save({ joining: { ...joining, onSiteToo: true } });
  expect(await seen(inRoom)).toEqual(shown);
});

it('is in the email that confirms the payment, if it is set by then', async () => {
  await editor.save({ joining: { instructions: '', onSiteToo: false } });
  const early = await paid();
  const confirmation = ({ user }: Registered) => server.emails.last(user.email, paymentConfirmed);
  expect(confirmation(early).data.joining).toBeNull();
  await editor.save({ joining });
  expect(confirmation(await paid()).data.joining).toMatchObject(shown);
});

it('is emailed once per revision to everyone who joins online and paid', async () => {
  await editor.save({ joining: { ...joining, instructions: 'First.' } });
  const [informed, unpaid] = [await paid(), await lab.registered()];
  await editor.save({ joining });
  const later = await paid();
  const { body: state } = await admin('GET', '');
  expect(state.attendees).toBeGreaterThan(state.recipients);
  const send = () => admin('POST', '/send', { revision: state.revision });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ body }) => body.recipients)).toEqual([0, 0]);
  expect(emailsTo(informed)).toHaveLength(1);
  expect(emailsTo(informed)[0]?.data.joining).toMatchObject(shown);
  // The confirmation of the payment had this revision.
  expect(emailsTo(later)).toEqual([]);
  expect(emailsTo(unpaid)).toEqual([]);

  await editor.save({ joining: { ...joining, address: `${ADDRESS}-moved` } });
  expect((await send()).status).toBe(409);
  const [{ id }] = await server.dataSource.query<[{ id: string }]>('SELECT id FROM editions');
  expect(await auditOf(server, lab.admin, id)).toContainEqual(
    expect.objectContaining({ action: 'edition.joining-details-sent' }),
  );
});

it('is in no public answer, for any other caller', async () => {
  await editor.save({ joining });
  const [owner, unpaid] = [await paid(), await lab.registered()];
  const stranger = await server.person('user');
  const routes = server.app.get(RouteTable, { strict: false }).routes();
  const open = routes.filter(({ method, policy }) => method === 'GET' && policy?.level !== 'admin');
  const paths = open.map(({ path }) => path.replace(/:\w+/g, owner.id));
  paths.push(`/payments/by-reference?ref=${owner.ref}`);
  expect(paths).toContain(`/payments/${owner.id}/joining`);
  for (const path of paths) {
    for (const token of [undefined, stranger.token, unpaid.token]) {
      const { body } = await server.call('GET', path, { token });
      expect({ path, isPublic: JSON.stringify(body).includes('canary') }).toEqual({
        path,
        isPublic: false,
      });
    }
  }
  // The control: the owner's own call has it.
  expect(JSON.stringify(await seen(owner))).toContain('canary');
});
