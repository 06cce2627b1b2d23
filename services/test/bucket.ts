import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { MultipartUploads } from './multipart-uploads.js';

const bucketOf = (path: string) => `${path.replace(/\/$/, '')}/`;
const xml = (text: string) => `<?xml version="1.0"?>${text}`;
const failure = (code: string) =>
  xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

export interface BucketOptions {
  /** Less than two files, so that every list has several pages. */
  listedAtATime?: number;
  /** What the store does with If-None-Match and If-Match of a PUT. */
  conditions?: 'known' | 'ignored' | 'refused';
}

/** Before the store does anything, or after it has done all: the caller does not see a difference. */
type CallFault = 'refused' | 'answer lost' | 'cut' | undefined;

/** As much of S3 as the product needs, for one key: objects by path, multipart uploads, conditions, ranges and lists. */
export class Bucket {
  /** By path: "/papers/cv/1.pdf". */
  readonly objects = new Map<string, Buffer>();
  readonly uploads = new MultipartUploads();
  /** Of each call; "cut" ends a body in its middle. */
  fault: (request: IncomingMessage) => CallFault = () => undefined;
  /** Runs before each answer; true fails the request, as an overloaded store does. */
  beforeAnswer: (request: IncomingMessage) => Promise<boolean> | boolean = () => false;
  calls = 0;
  private lastPort = 0;
  private readonly written = new Map<string, { at: Date; id: string }>();
  private readonly server: Server = createServer((request, response) => {
    const isSigned = request.headers.authorization?.includes('Credential=key/') === true;
    if (!isSigned) return void response.writeHead(403).end();
    this.calls += 1;
    const fault = this.fault(request);
    if (fault === 'refused') return void request.socket.destroy();
    if (fault === 'answer lost') response.end = () => response.destroy();
    void this.answer(request, response, fault === 'cut').catch(() => response.destroy());
  });

  constructor(private readonly options: BucketOptions = {}) {}

  /** At the address of before, when it was closed. @returns a FILES_URL */
  async open(port = this.lastPort): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    this.lastPort = this.port;
    return `http://key:secret@127.0.0.1:${this.port}/papers`;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  /** As another writer does. */
  write(path: string, content: Buffer, id: string = randomUUID()): void {
    this.objects.set(path, content);
    this.written.set(path, { at: new Date(), id });
  }

  private async answer(
    request: IncomingMessage,
    response: ServerResponse,
    isCut: boolean,
  ): Promise<void> {
    if (await this.beforeAnswer(request)) {
      request.resume();
      return void response.writeHead(503).end();
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const path = decodeURIComponent(pathname);
    const upload = searchParams.get('uploadId');
    if (searchParams.has('uploads')) {
      const name = path.slice(path.indexOf('/', 1) + 1);
      if (request.method === 'GET') return void response.end(xml(this.uploads.list(searchParams)));
      const id = this.uploads.begin(name, metadataOf(request));
      return void response.end(
        xml(
          `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
        ),
      );
    }
    if (upload !== null) return this.part(request, response, path, upload, searchParams);
    if (request.method === 'PUT') {
      const content = await buffer(request);
      const status = this.put(request, path, content, metadataOf(request));
      return void response
        .writeHead(status, { etag: '"1"' })
        .end(status === 200 ? '' : failure('Refused'));
    }
    if (request.method === 'DELETE') {
      this.objects.delete(path);
      return void response.writeHead(204).end();
    }
    if (searchParams.has('delete')) {
      const keys = (await buffer(request)).toString().matchAll(/<Key>([^<]+)<\/Key>/g);
      for (const [, key] of keys) this.objects.delete(`${bucketOf(path)}${key}`);
      return void response.end(xml('<DeleteResult></DeleteResult>'));
    }
    if (searchParams.has('list-type')) return void response.end(this.list(path, searchParams));
    this.send(request, response, path, isCut);
  }

  private send(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    isCut: boolean,
  ): void {
    const content = this.objects.get(path);
    if (!content) return void response.writeHead(404).end(failure('NoSuchKey'));
    const [, from = '0'] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
    const rest = content.subarray(Number(from));
    const id = this.written.get(path)?.id ?? '';
    if (request.headers['if-none-match'] === `"${id}"`) return void response.writeHead(304).end();
    response.writeHead(request.headers.range ? 206 : 200, {
      ...{ 'content-length': rest.length, etag: `"${id}"`, 'x-amz-meta-write': id },
    });
    if (!isCut) return void response.end(rest);
    response.write(rest.subarray(0, Math.floor(rest.length / 2)), () => response.destroy());
  }

  private async part(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    id: string,
    query: URLSearchParams,
  ): Promise<void> {
    const content = await buffer(request);
    if (!this.uploads.has(id)) return void response.writeHead(404).end(failure('NoSuchUpload'));
    if (request.method === 'DELETE') {
      this.uploads.abort(id);
      return void response.writeHead(204).end();
    }
    if (request.method === 'PUT') {
      this.uploads.add(id, Number(query.get('partNumber')), content);
      return void response.writeHead(200, { etag: '"1"' }).end();
    }
    const { whole, metadata } = this.uploads.complete(id);
    const status = this.put(request, path, whole, metadata);
    const result = '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>';
    response.writeHead(status).end(status === 200 ? xml(result) : failure('Refused'));
  }

  private put(request: IncomingMessage, path: string, content: Buffer, id: string): number {
    const { conditions = 'known' } = this.options;
    const { 'if-none-match': none, 'if-match': match } = request.headers;
    if ((none ?? match) !== undefined && conditions !== 'ignored') {
      if (conditions === 'refused') return 501;
      if (none === '*' && this.objects.has(path)) return 412;
      if (match !== undefined && match !== `"${this.written.get(path)?.id}"`) return 412;
    }
    this.write(path, content, id);
    return 200;
  }

  private list(bucket: string, query: URLSearchParams): string {
    const start = bucketOf(bucket);
    const prefix = query.get('prefix') ?? '';
    const from = query.get('continuation-token') ?? '';
    const isInFolder = (key: string) =>
      !query.get('delimiter') || !key.slice(prefix.length).includes('/');
    const keys = [...this.objects.keys()]
      .filter((path) => path.startsWith(start))
      .map((path) => path.slice(start.length))
      .filter((key) => key.startsWith(prefix) && key > from && isInFolder(key))
      .sort();
    const page = keys.slice(0, this.options.listedAtATime ?? 1);
    const next = keys.length > page.length ? page.at(-1) : undefined;
    const contents = page.map((key) => {
      const at = (this.written.get(start + key)?.at ?? new Date()).toISOString();
      return `<Contents><Key>${key}</Key><Size>1</Size><LastModified>${at}</LastModified></Contents>`;
    });
    const token = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
    const isCut = `<IsTruncated>${next !== undefined}</IsTruncated>`;
    return xml(`<ListBucketResult>${isCut}${contents.join('')}${token}</ListBucketResult>`);
  }
}

function metadataOf(request: IncomingMessage): string {
  return String(request.headers['x-amz-meta-write'] ?? '');
}
