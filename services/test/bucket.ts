import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Less than two files, so that every list has several pages. */
const LISTED_AT_A_TIME = 1;

const bucketOf = (path: string) => `${path.replace(/\/$/, '')}/`;

/** As much of S3 as the store of files needs: objects by path, and lists of them, for one key. */
export class Bucket {
  /** By path: "/papers/cv/1.pdf". */
  readonly objects = new Map<string, Buffer>();
  /** Runs before each answer; true fails the request, as an overloaded store does. */
  beforeAnswer: () => Promise<boolean> | boolean = () => false;
  private port = 0;
  private readonly server: Server = createServer((request, response) => {
    const isSigned = request.headers.authorization?.includes('Credential=key/') === true;
    if (!isSigned) return void response.writeHead(403).end();
    void this.answer(request, response);
  });

  /** At the address of before, when it was closed. @returns a FILES_URL */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
    return `http://key:secret@127.0.0.1:${this.port}/papers`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    if (await this.beforeAnswer()) {
      request.resume();
      return void response.writeHead(503).end();
    }
    if (request.method === 'PUT') {
      this.objects.set(pathname, await buffer(request));
      return void response.end();
    }
    if (request.method === 'DELETE') {
      this.objects.delete(pathname);
      return void response.writeHead(204).end();
    }
    if (searchParams.has('delete')) {
      const keys = (await buffer(request)).toString().matchAll(/<Key>([^<]+)<\/Key>/g);
      for (const [, key] of keys) this.objects.delete(`${bucketOf(pathname)}${key}`);
      return void response.end('<?xml version="1.0"?><DeleteResult></DeleteResult>');
    }
    if (searchParams.has('list-type')) return void response.end(this.list(pathname, searchParams));
    const content = this.objects.get(pathname);
    response.writeHead(content ? 200 : 404).end(content);
  }

  private list(bucket: string, query: URLSearchParams): string {
    const start = bucketOf(bucket);
    const from = query.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()]
      .map((path) => path.slice(start.length))
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > from)
      .sort();
    const page = keys.slice(0, LISTED_AT_A_TIME);
    const next = keys.length > page.length ? page.at(-1) : undefined;
    const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`);
    const token = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
    const isCut = `<IsTruncated>${next !== undefined}</IsTruncated>`;
    return `<?xml version="1.0"?><ListBucketResult>${isCut}${contents.join('')}${token}</ListBucketResult>`;
  }
}
