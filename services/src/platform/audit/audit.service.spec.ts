import { Client } from 'pg';
import { register } from '../../../test/accounts.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { UsersService } from '../../identity/accounts/users.service.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const entriesOf = (id: string): Promise<Record<string, unknown>[]> =>
  server.dataSource.query('SELECT * FROM audit_entries WHERE subject_id = $1 ORDER BY id', [id]);

describe('the audit', () => {
  it('tells who did what to whom, by which request, without personal values', async () => {
    const { user, answer, email } = await register(server);
    const admin = await server.person('admin');
    await server.dataSource.transaction((tx) =>
      server.app.get(UsersService).changeAccess(tx, admin.user.id, user.id, { role: 'reviewer' }),
    );
    const entries = await entriesOf(user.id);
    expect(entries).toMatchObject([
      {
        action: 'user.registered',
        actor_id: user.id,
        request_id: answer.headers.get('x-request-id'),
      },
      {
        action: 'user.role-changed',
        actor_id: admin.user.id,
        fields: ['role'],
        before_state: 'researcher',
        after_state: 'reviewer',
        request_id: null,
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(email);
  });

  it.each([
    'UPDATE audit_entries SET action = $$x$$',
    'DELETE FROM audit_entries',
    'TRUNCATE audit_entries',
  ])('cannot be changed by the application, nor by the owner unawares: %s', async (statement) => {
    await expect(server.dataSource.query(statement)).rejects.toThrow('permission denied');
    const owner = new Client({ connectionString: server.ownerUrl });
    await owner.connect();
    await expect(owner.query(statement)).rejects.toThrow('audit entries are never changed');
    await owner.end();
  });

  it('does not let the application take its protection away', async () => {
    const disabling = server.dataSource.query('ALTER TABLE audit_entries DISABLE TRIGGER ALL');
    await expect(disabling).rejects.toThrow('must be owner');
  });

  it('goes when the change that it speaks of goes', async () => {
    const admin = await server.person('admin');
    const { user } = await server.person('user');
    const failing = server.dataSource.transaction(async (tx) => {
      await server.app
        .get(UsersService)
        .changeAccess(tx, admin.user.id, user.id, { role: 'admin' });
      throw new Error('after all not');
    });
    await expect(failing).rejects.toThrow('after all not');
    expect(await entriesOf(user.id)).toEqual([]);
  });
});
