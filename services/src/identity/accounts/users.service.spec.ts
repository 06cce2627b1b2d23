import { permit } from '../../../test/people.js';
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

describe('the last owner', () => {
  it('stays one, and stays enabled', async () => {
    const { user } = await server.person('admin');
    await expect(changeRole(user.id, user.id)).rejects.toMatchObject({
      code: ErrorCode.LAST_OWNER,
    });
    const disabling = server.dataSource.transaction((tx) =>
      server.app.get(UsersService).changeAccess(tx, user.id, user.id, { isDisabled: true }),
    );
    await expect(disabling).rejects.toMatchObject({ code: ErrorCode.LAST_OWNER });
  });

  it('counts other admins only when they are owners', async () => {
    const [owner, chair] = await Promise.all([server.person('admin'), server.person('admin')]);
    await permit(server, chair, ['chair']);
    await expect(changeRole(owner.user.id, owner.user.id)).rejects.toMatchObject({
      code: ErrorCode.LAST_OWNER,
    });
    await changeRole(owner.user.id, chair.user.id);
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
