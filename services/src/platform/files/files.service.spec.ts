import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { formOf, pdf } from '../../../test/sample-files.js';
import { startTestApp } from '../../../test/test-app.js';

/** As much of S3 as keeping and reading needs: objects by path, for one key. */
class Bucket {
  readonly objects = new Map<string, Buffer>();
  private readonly server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://bucket').pathname;
    const isSigned = request.headers.authorization?.includes('Credential=key/') === true;
    if (!isSigned) return void response.writeHead(403).end();
    if (request.method === 'PUT') {
      void buffer(request).then((content) => {
        this.objects.set(path, content);
        response.end();
      });
      return;
    }
    const content = this.objects.get(path);
    response.writeHead(content ? 200 : 404).end(content);
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    return `http://key:secret@127.0.0.1:${port}/papers`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }
}

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
