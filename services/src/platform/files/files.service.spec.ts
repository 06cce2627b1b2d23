import { Bucket } from '../../../test/bucket.js';
import { formOf, pdf } from '../../../test/sample-files.js';
import { startTestApp } from '../../../test/test-app.js';

describe('the files', () => {
  it('may lie in a bucket, under names that tell nothing', async () => {
    const bucket = new Bucket();
    const server = await startTestApp({ filesUrl: await bucket.open() });
    try {
      const admin = await server.person('admin');
      const form = formOf(
        {
          firstName: 'Thabo',
          lastName: 'Mokoena',
          email: 'thabo@example.org',
          country: 'South Africa',
          affiliation: 'University of Cape Town',
        },
        { field: 'cv', content: pdf('in a bucket'), name: 'Thabo.pdf' },
      );
      const applied = await server.call('POST', '/committee/apply', { body: form });
      expect(applied.status).toBe(201);
      expect([...bucket.objects.keys()]).toEqual([
        expect.stringMatching(/^\/papers\/cv\/[0-9a-f-]{36}\.pdf$/),
      ]);

      const asAdmin = (path: string) => server.call('GET', path, { token: admin.token });
      const [application] = (await asAdmin('/admin/applications')).body.items;
      const { cv } = (await asAdmin(`/admin/applications/${application.id}`)).body;
      const read = await asAdmin(`/files/${cv.fileId}`);
      expect(read).toMatchObject({ status: 200, body: pdf('in a bucket').toString() });
    } finally {
      await server.stop();
      await bucket.close();
    }
  });
});
