import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Submission {
  owner: string;
  title: string;
  bytes: number;
  isCompared: boolean;
}

/**
 * The Turnitin Core API as its documentation describes it: the calls that the product makes.
 * developers.turnitin.com/turnitin-core-api.
 */
export class SimilaritySimulator {
  readonly submissions = new Map<string, Submission>();
  /** Every byte that came, without the key. */
  received = '';
  readonly key = 'simulated-key';
  /** Percent of each paper. */
  percent = 23.4;
  /** Answers with this status instead. */
  failsWith: number | undefined;
  /** Of the files that it cannot read. */
  error: string | undefined;
  /** Uploads that fail before one succeeds. */
  lostUploads = 0;
  /** It is still reading, or comparing. */
  isBusy = false;
  private server: Server | undefined;

  get apiUrl(): string {
    const { port } = this.server!.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async start(): Promise<this> {
    this.server = createServer((request, response) => void this.answer(request, response));
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    this.server?.close();
    await once(this.server as Server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    this.received += `${request.url} ${body.toString('latin1')}\n`;
    const { status, json } = this.statusOf(request, body);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(json));
  }

  private statusOf({ method, url = '', headers }: IncomingMessage, body: Buffer) {
    if (this.failsWith) return { status: this.failsWith, json: { message: 'simulated' } };
    const isKnown =
      headers.authorization === `Bearer ${this.key}` && headers['x-turnitin-integration-name'];
    if (!isKnown) return { status: 401, json: { message: 'No key' } };
    const [, id = '', part = ''] =
      /^\/api\/v1\/submissions(?:\/([^/]+)(?:\/(.+))?)?$/.exec(url) ?? [];
    const submission = this.submissions.get(id);
    if (id === '' && method === 'POST')
      return this.created(JSON.parse(body.toString()) as Submission);
    if (!submission) return { status: 404, json: { message: 'Not found' } };
    switch (`${method} ${part}`) {
      case 'PUT original':
        if (this.lostUploads > 0) {
          this.lostUploads -= 1;
          return { status: 503, json: {} };
        }
        if (body.subarray(0, 5).toString() !== '%PDF-') return { status: 400, json: {} };
        submission.bytes = body.length;
        return { status: 202, json: { message: 'Successfully uploaded file' } };
      case 'GET ':
        if (this.error)
          return { status: 200, json: { id, status: 'ERROR', error_code: this.error } };
        return { status: 200, json: { id, status: this.isBusy ? 'PROCESSING' : 'COMPLETE' } };
      case 'PUT similarity':
        if (submission.isCompared) return { status: 409, json: {} };
        submission.isCompared = true;
        return { status: 202, json: { message: 'Accepted' } };
      case 'GET similarity':
        if (!submission.isCompared) return { status: 404, json: {} };
        if (this.isBusy) return { status: 200, json: { submission_id: id, status: 'PROCESSING' } };
        return {
          status: 200,
          json: {
            ...{ submission_id: id, status: 'COMPLETE', overall_match_percentage: this.percent },
          },
        };
      case 'POST viewer-url':
        return { status: 200, json: { viewer_url: `${this.apiUrl}/viewer/${id}` } };
      default:
        return { status: 404, json: {} };
    }
  }

  private created({ owner, title }: Submission) {
    const id = `sub-${this.submissions.size + 1}`;
    this.submissions.set(id, { owner, title, bytes: 0, isCompared: false });
    return { status: 201, json: { id, owner, title, status: 'CREATED' } };
  }
}
