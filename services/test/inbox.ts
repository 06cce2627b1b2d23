import { newId } from '../src/platform/core/new-id.js';
import { inboxReply } from '../src/conference/inbox/inbox-reply.email.js';
import { renderEmail } from '../src/messaging/templates/rendered-email.js';
import { auditRows, emailsTo } from './admin-reads.js';
import { permit } from './people.js';
import type { TestApp } from './test-app.js';

const edition = {
  ...{ name: 'Conference (sample)', contactEmail: 'office@sample.example' },
  siteUrl: 'https://sample.example',
};

export interface InboxCase {
  server: () => TestApp;
  path: string;
  subject: string;
  write: (name: string) => Promise<string>;
}

export function behavesAsInbox({ server, path, subject, write }: InboxCase): void {
  const asAdmin = async (method: string, rest: string, body?: unknown) => {
    const { token } = await server().person('admin');
    return server().call(method, path + rest, { token, body });
  };
  const written = async () => {
    const email = await write(`Writer ${newId()}`);
    const { body } = await asAdmin('GET', `?q=${email}`);
    return body.items[0] as { id: string; email: string };
  };
  const counts = async () => (await asAdmin('GET', '?limit=1')).body.counts;

  it('lists and counts a new item', async () => {
    const before = await counts();
    const { email } = await written();
    expect(await counts()).toEqual({ ...before, all: before.all + 1, new: before.new + 1 });
    const { body } = await asAdmin('GET', `?q=${email}&state=done`);
    expect(body.items).toEqual([]);
  });

  it('pages by name and by time, each item once', async () => {
    const name = `Namesake ${newId()}`;
    for (let count = 0; count < 3; count += 1) await write(name);
    for (const sort of ['name', '-name', 'createdAt', '-createdAt']) {
      const query = `?q=${name}&sort=${sort}&limit=2`;
      const first = (await asAdmin('GET', query)).body;
      const second = (await asAdmin('GET', `${query}&cursor=${first.nextCursor}`)).body;
      const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id);
      expect(new Set(ids).size).toBe(3);
      expect(second.nextCursor).toBeNull();
    }
  });

  it('saves a state and a note, with the name of the organiser', async () => {
    const { id } = await written();
    const before = await counts();
    const admin = await server().person('admin');
    const change = { state: 'done', note: ' Answered by phone.\nAll is well. ', version: 1 };
    const answer = await server().call('PATCH', `${path}/${id}`, {
      token: admin.token,
      body: change,
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id,
        state: 'done',
        note: 'Answered by phone.\nAll is well.',
        handledBy: 'Ada Okafor',
        handledAt: expect.any(String),
        version: 2,
      },
    });
    expect(await counts()).toEqual({ ...before, new: before.new - 1, done: before.done + 1 });
    expect(await auditRows(server(), admin.token, { subject: id })).toMatchObject([
      {
        actor: { id: admin.user.id },
        action: `${subject}.handled`,
        subject: { type: subject },
        fields: ['state', 'note'],
        before: 'new',
        after: 'done',
      },
    ]);
  });

  it('is assigned to an organiser who handles messages, and to no one else', async () => {
    const { id } = await written();
    const assignee = await server().person('admin');
    const desk = await server().person('admin');
    await permit(server(), desk, ['check-in']);
    const people = (await server().call('GET', '/admin/enquiries/assignees', assignee)).body
      .people as { id: string }[];
    const ids = people.map((person) => person.id);
    expect(ids).toContain(assignee.user.id);
    expect(ids).not.toContain(desk.user.id);

    const change = { state: 'read', note: null, assigneeId: assignee.user.id };
    const { body } = await asAdmin('PATCH', `/${id}`, { ...change, version: 1 });
    expect(body.assignee).toEqual({ id: assignee.user.id, name: 'Ada Okafor' });
    const left = await asAdmin('PATCH', `/${id}`, { state: 'done', note: null, version: 2 });
    expect(left.body.assignee).toEqual(body.assignee);
    const refused = { ...change, assigneeId: desk.user.id, version: 3 };
    expect(await asAdmin('PATCH', `/${id}`, refused)).toMatchObject({
      status: 400,
      body: { fields: { assigneeId: expect.any(String) } },
    });
    const none = await asAdmin('PATCH', `/${id}`, { ...change, assigneeId: null, version: 3 });
    expect(none.body.assignee).toBeNull();
  });

  it('accepts one of two concurrent changes', async () => {
    const { id } = await written();
    const change = (state: string) => asAdmin('PATCH', `/${id}`, { state, note: null, version: 1 });
    const answers = await Promise.all([change('read'), change('done')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('CHANGED_MEANWHILE');
  });

  it('ignores a change without a difference', async () => {
    const { id } = await written();
    const { body } = await asAdmin('PATCH', `/${id}`, { state: 'new', note: '', version: 1 });
    expect(body).toMatchObject({ version: 1, note: null, handledAt: null });
  });

  it.each([
    { state: 'lost', note: null, version: 1 },
    { state: 'done', note: 'a\0b', version: 1 },
    { state: 'done', note: 'n'.repeat(2001), version: 1 },
    { state: 'done', note: null },
    { state: 'done', note: null, version: 1, handledBy: 'me' },
  ])('refuses the change %#', async (body) => {
    const { id } = await written();
    expect((await asAdmin('PATCH', `/${id}`, body)).status).toBe(400);
  });

  it('emails a reply once, and shows it with the item', async () => {
    const { id, email } = await written();
    const admin = await server().person('admin');
    const reply = { text: ' You may.\n\nSee you there! ', state: 'done', version: 1 };
    const send = () =>
      server().call('POST', `${path}/${id}/replies`, { token: admin.token, body: reply });
    expect(await send()).toMatchObject({
      status: 200,
      body: {
        state: 'done',
        version: 2,
        handledBy: 'Ada Okafor',
        hold: null,
        correspondence: [
          {
            kind: 'sent',
            name: 'Ada Okafor',
            email: null,
            body: 'You may.\n\nSee you there!',
            delivery: expect.stringMatching(/^(queued|sent)$/),
          },
        ],
      },
    });
    expect(await send()).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } });
    const kinds = (await emailsTo(server(), admin.token, email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'inbox-reply')).toHaveLength(1);
    const sent = server().emails.last(email, inboxReply);
    const rendered = renderEmail(inboxReply, sent.data, edition);
    expect(rendered.text).toContain('You may.\n\nSee you there!');
    expect(rendered).toMatchObject({ takesReplies: true, follows: expect.any(String) });
    expect(await auditRows(server(), admin.token, { subject: id })).toMatchObject([
      { action: `${subject}.replied`, fields: [], before: 'new', after: 'done' },
    ]);
  });

  it.each([
    { text: ' ', state: 'done', version: 1 },
    { text: 'a'.repeat(10_001), state: 'done', version: 1 },
    { text: 'a\0b', state: 'done', version: 1 },
    { text: 'Yes.', version: 1 },
    { text: 'Yes.', state: 'done', version: 1, to: 'x@example.org' },
  ])('refuses the reply %#', async (body) => {
    const { id } = await written();
    expect((await asAdmin('POST', `/${id}/replies`, body)).status).toBe(400);
  });

  it('returns 404 for an unknown id', async () => {
    const body = { state: 'done', note: null, version: 1 };
    expect((await asAdmin('GET', `/${newId()}`)).status).toBe(404);
    expect((await asAdmin('PATCH', `/${newId()}`, body)).status).toBe(404);
    const reply = { text: 'Yes.', state: 'done', version: 1 };
    expect((await asAdmin('POST', `/${newId()}/replies`, reply)).status).toBe(404);
  });
}
