import { download } from '../../../test/download.js';
import { PaymentsLab } from '../../../test/payments.js';
import { permit, type Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
let lab: PaymentsLab;
let chair: Person;
let ama: Person;
let unknown: Person;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
  chair = await server.person('admin');
  await permit(server, chair, ['chair']);
  ama = await lab.registered({ lastName: 'Online' });
  unknown = await lab.registered({ lastName: 'Elsewhere' });
});
afterAll(() => server.stop());

const call = (method: string, path = '', body?: unknown) =>
  server.call(method, `/admin/online-attendance${path}`, { token: chair.token, body });

const zoom = () => `Topic,ID,Start Time,End Time
Opening (sample),123 456,11/27/2025 07:55:00 AM,11/27/2025 09:55:00 AM

Name (Original Name),User Email,Join Time,Leave Time,Duration (Minutes),Guest
Ama Online (sample),${ama.user.email.toUpperCase()},11/27/2025 08:00:00 AM,11/27/2025 08:20:00 AM,20,No
Ama Online (sample),${ama.user.email},11/27/2025 08:25:00 AM,11/27/2025 08:40:00 AM,15,No
Iphone (sample),,11/27/2025 08:00:00 AM,11/27/2025 09:00:00 AM,60,Yes
Broken (sample),,tomorrow,11/27/2025 09:00:00 AM,60,Yes
Backwards (sample),,11/27/2025 09:00:00 AM,11/27/2025 08:00:00 AM,,Yes
`;

const teams = () =>
  Buffer.from(
    `\ufeff1. Summary\nMeeting title\tOpening (sample)\n\n2. Participants\nName\tFirst Join\tLast Leave\tIn-Meeting Duration\tEmail\tRole\n` +
      `Ama Online (sample)\t11/27/25, 1:00:01 PM\t11/27/25, 2:02:04 PM\t1h 2m 3s\t${ama.user.email}\tPresenter\n\n` +
      `3. In-Meeting Activities\nName\tJoin Time\tLeave Time\nAma Online (sample)\t11/27/25, 1:30:01 PM\t11/27/25, 2:02:04 PM\n`,
    'utf16le',
  );

async function send(content: string | Buffer, choice?: object) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), 'attendance.csv');
  for (const [name, value] of Object.entries(choice ?? {})) form.set(name, String(value));
  return call('POST', '', form);
}

async function imported(content: string | Buffer, minimumMinutes = 30) {
  const { body } = await send(content);
  const layout = JSON.stringify(body.detected.layout);
  return send(content, { session: 'Opening (sample)', minimumMinutes, layout });
}

const evidenceOf = async (person: Person) => {
  const path = `/admin/documents/attendance/${person.user.id}`;
  const { body } = await server.call('GET', path, { token: chair.token });
  return body as { evidenceAt: string | null; mode: string; registrationId: string };
};

it('detects the columns of Zoom and Teams, and imports nothing before they are confirmed', async () => {
  const [one, two] = [(await send(zoom())).body, (await send(teams())).body];
  expect(one).toMatchObject({
    imported: null,
    detected: {
      layout: {
        ...{ separator: ',', headLine: 4, dateOrder: 'mdy' },
        columns: { name: 0, email: 1, joined: 2, left: 3, minutes: 4 },
      },
      minimumMinutes: 30,
    },
  });
  expect(two.detected.layout).toMatchObject({
    separator: '\t',
    columns: { name: 0, email: 4, joined: 1, left: 2, minutes: 3 },
  });
  expect((await call('GET')).body.items).toEqual([]);
});

it('refuses a file without times of joining', async () => {
  const { status, body } = await send('Name,Email\nAma,a@example.org\n');
  expect([status, Object.keys(body.fields as object)]).toEqual([422, ['file']]);
});

it('is evidence for the person with the verified address, once enough minutes are together', async () => {
  expect((await evidenceOf(ama)).evidenceAt).toBeNull();
  const { body } = await imported(zoom(), 36);
  expect(body.imported).toMatchObject({ lines: 3, people: 0, unmatched: 1, refused: 2 });
  expect((await evidenceOf(ama)).evidenceAt).toBeNull();
  await call('DELETE', `/${body.imported.id}`);
  await imported(zoom(), 35);
  expect(await evidenceOf(ama)).toMatchObject({
    evidenceAt: expect.any(String) as string,
    mode: 'virtual',
  });
});

it('adds nothing when a list is imported again', async () => {
  const before = (await call('GET')).body;
  const { body } = await imported(zoom());
  expect(body).toEqual({ imported: null, detected: null });
  expect((await call('GET')).body).toEqual(before);
});

it('counts a time with two devices once', async () => {
  const both = (minimum: number) =>
    imported(
      `Name,Email,Join Time,Leave Time
Twice (sample),${unknown.user.email},11/26/2025 08:00:00 AM,11/26/2025 08:20:00 AM
Twice phone (sample),${unknown.user.email},11/26/2025 08:05:00 AM,11/26/2025 08:25:00 AM
`,
      minimum,
    );
  const few = (await both(26)).body.imported as { id: string };
  expect(few).toMatchObject({ lines: 2, people: 0 });
  expect((await evidenceOf(unknown)).evidenceAt).toBeNull();
  await call('DELETE', `/${few.id}`);
  const enough = (await both(25)).body.imported as { id: string };
  expect(enough).toMatchObject({ lines: 2, people: 1 });
  expect((await evidenceOf(unknown)).evidenceAt).not.toBeNull();
  await call('DELETE', `/${enough.id}`);
});

it('lists refused lines with line and reason, and people to assign by hand', async () => {
  const { id } = (await call('GET')).body.items[0];
  const lines = (await call('GET', `/${id}`)).body.lines as { id: string; fault: string }[];
  expect(lines).toMatchObject([
    { line: 7, name: 'Iphone (sample)', fault: null, assignedTo: null },
    { line: 8, fault: 'joined', written: expect.stringContaining('tomorrow') as string },
    { line: 9, fault: 'left-before' },
  ]);
  const { registrationId } = await evidenceOf(unknown);
  const put = (line: number, to: string | null) =>
    call('PUT', `/lines/${lines[line]?.id}`, { registrationId: to });
  expect((await put(1, registrationId)).status).toBe(404);
  const { body } = await put(0, registrationId);
  expect(body.lines[0]).toMatchObject({
    assignedTo: expect.stringContaining('Elsewhere') as string,
  });
  expect((await evidenceOf(unknown)).evidenceAt).not.toBeNull();
  await put(0, null);
  expect((await evidenceOf(unknown)).evidenceAt).toBeNull();
});

it('is undone as a whole', async () => {
  const { body } = await imported(teams());
  expect(body.imported).toMatchObject({ lines: 1, people: 1 });
  const { items } = (await call('GET')).body;
  for (const { id } of items) expect((await call('DELETE', `/${id}`)).status).toBe(200);
  expect((await call('GET')).body.items).toEqual([]);
  expect((await evidenceOf(ama)).evidenceAt).toBeNull();
});

it('is in the data of the person, and is erased with them', async () => {
  await imported(zoom());
  const data = await (await download(server, ama.token, { kind: 'my-data' })).json();
  expect(data).toMatchObject({ onlineAttendance: [{ minutes: 20 }, { minutes: 15 }] });
  const body = { confirmation: ama.user.email };
  await server.call('DELETE', `/admin/users/${ama.user.id}`, { token: lab.admin.token, body });
  const left = await server.dataSource.query(
    'SELECT name FROM attendance_lines WHERE fault IS NULL',
  );
  expect(left).toEqual([{ name: 'Iphone (sample)' }]);
});
