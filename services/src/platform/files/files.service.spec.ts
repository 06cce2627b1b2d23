import { Disk } from 'flydrive';
import { spyOn } from 'jest-mock';
import { Bucket } from '../../../test/bucket.js';
import { formOf, pdf } from '../../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

describe('the files', () => {
  const bucket = new Bucket();
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ filesUrl: await bucket.open() });
  });
  afterAll(() => server.stop());

  const apply = (email = 'thabo@example.org') => {
    const fields = { firstName: 'Thabo', lastName: 'Mokoena', email };
    const form = formOf(
      { ...fields, country: 'South Africa', affiliation: 'University of Cape Town' },
      { field: 'cv', content: pdf('in a bucket'), name: 'Thabo.pdf' },
    );
    return server.call('POST', '/committee/apply', { body: form });
  };
  const rows = () => server.dataSource.query('SELECT 1 FROM files');

  it('are refused while there is no room, with neither a row nor a part of the content', async () => {
    const disk = server.app.get(Disk, { strict: false });
    const full = spyOn(disk, 'copyFromFs').mockImplementation(async (_path, key) => {
      await disk.put(key, 'the begin');
      const cause = Object.assign(new Error('No space left'), { code: 'ENOSPC' });
      throw new Error('Cannot write', { cause });
    });
    expect(await apply()).toMatchObject({ status: 507, body: { code: 'STORAGE_FULL' } });
    full.mockRestore();
    expect([...bucket.objects.keys()]).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('may lie in a bucket, under names that tell nothing', async () => {
    const admin = await server.person('admin');
    const applied = await apply();
    expect(applied.status).toBe(201);
    expect([...bucket.objects.keys()]).toEqual([
      expect.stringMatching(/^\/papers\/cv\/[0-9a-f-]{36}\.pdf$/),
    ]);

    const asAdmin = (path: string) => server.call('GET', path, { token: admin.token });
    const [application] = (await asAdmin('/admin/applications')).body.items;
    const { cv } = (await asAdmin(`/admin/applications/${application.id}`)).body;
    const read = await asAdmin(`/files/${cv.fileId}`);
    expect(read).toMatchObject({ status: 200, body: pdf('in a bucket').toString() });
  });

  it('are sent again when the bucket fails twice, and no more when it fails three times', async () => {
    let failures = 2;
    bucket.beforeAnswer = () => (failures -= 1) >= 0;
    expect(await apply('twice@example.org')).toMatchObject({ status: 201 });
    failures = 3;
    expect(await apply('thrice@example.org')).toMatchObject({ status: 503 });
    bucket.beforeAnswer = () => false;
    expect(await rows()).toHaveLength(2);
    expect(bucket.objects.size).toBe(2);
  });

  it('are asked for later while the bucket is away', async () => {
    await bucket.close();
    const answer = await apply('other@example.org');
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await rows()).toHaveLength(2);
  });
});
