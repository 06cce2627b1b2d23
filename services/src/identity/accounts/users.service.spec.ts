import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { UsersService } from './users.service.js';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.stop());

const changeRole = (actorId: string, id: string) =>
  server.dataSource.transaction((tx) =>
    server.app.get(UsersService).changeAccess(tx, actorId, id, { role: 'researcher' }),
  );

describe('the last admin', () => {
  it('stays one, and stays enabled', async () => {
    const { user } = await server.person('admin');
    await expect(changeRole(user.id, user.id)).rejects.toMatchObject({
      code: ErrorCode.LAST_ADMIN,
    });
    const disabling = server.dataSource.transaction((tx) =>
      server.app.get(UsersService).changeAccess(tx, user.id, user.id, { isDisabled: true }),
    );
    await expect(disabling).rejects.toMatchObject({ code: ErrorCode.LAST_ADMIN });
  });

  it('is left when two admins take each other the role at the same moment', async () => {
    const [one, two] = await Promise.all([server.person('admin'), server.person('admin')]);
    const results = await Promise.allSettled([
      changeRole(one.user.id, two.user.id),
      changeRole(two.user.id, one.user.id),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
