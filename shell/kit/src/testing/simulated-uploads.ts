import { HttpResponse } from 'msw';
import { http } from './http';
import { server } from './server';

interface SimulatedUpload {
  bytes: Uint8Array;
  total: number;
  metadata: Record<string, string>;
}

type Fault = (uploads: SimulatedUploads, received: Uint8Array) => Response | 'cut' | undefined;

/** The server's side of resumable uploads, in memory. */
export class SimulatedUploads {
  readonly uploads = new Map<string, SimulatedUpload>();
  /** `POST`, `HEAD`, `PATCH 16384`, `DELETE`, in their order. */
  readonly requests: string[] = [];
  /** Bytes that arrived in all. */
  received = 0;
  /** Asked for each request before its bytes are kept; `cut` keeps half of them, and gives no response. */
  fault: Fault = () => undefined;

  static start(path = '/api/v1/uploads'): SimulatedUploads {
    const simulated = new SimulatedUploads(path);
    server.use(
      http.untyped.post(path, async ({ request }) => simulated.begin(request)),
      http.untyped.head(`${path}/:id`, ({ params }) => simulated.find(String(params['id']))),
      http.untyped.patch(`${path}/:id`, async ({ request, params }) =>
        simulated.grow(String(params['id']), request),
      ),
      http.untyped.delete(`${path}/:id`, ({ params }) => {
        simulated.requests.push('DELETE');
        simulated.uploads.delete(String(params['id']));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    return simulated;
  }

  private constructor(private readonly path: string) {}

  private async begin(request: Request): Promise<Response> {
    this.requests.push('POST');
    const pairs = (request.headers.get('Upload-Metadata') ?? '').split(',');
    const metadata = Object.fromEntries(
      pairs.map((pair) => pair.split(' ')).map(([name, value = '']) => [name, atob(value)]),
    ) as Record<string, string>;
    const total = Number(request.headers.get('Upload-Length'));
    const id = metadata['id'] ?? '';
    const upload = { bytes: new Uint8Array(), total, metadata };
    return this.keep(id, upload, request, 201);
  }

  private find(id: string): Response {
    this.requests.push('HEAD');
    const answer = this.fault(this, new Uint8Array());
    if (answer) return answer === 'cut' ? HttpResponse.error() : answer;
    const upload = this.uploads.get(id);
    if (!upload) return new HttpResponse(null, { status: 404 });
    return new HttpResponse(null, { status: 200, headers: this.headersOf(id, upload) });
  }

  private async grow(id: string, request: Request): Promise<Response> {
    const offset = Number(request.headers.get('Upload-Offset'));
    this.requests.push(`PATCH ${offset}`);
    const upload = this.uploads.get(id);
    if (!upload) return HttpResponse.json({ code: 'NOT_FOUND' }, { status: 404 });
    if (offset !== upload.bytes.length) {
      return HttpResponse.json({ code: 'WRONG_OFFSET' }, { status: 409 });
    }
    return this.keep(id, upload, request, 204);
  }

  private async keep(id: string, upload: SimulatedUpload, request: Request, status: number) {
    const body = new Uint8Array(await request.arrayBuffer());
    const answer = this.fault(this, body);
    if (answer instanceof Response) return answer;
    const kept = answer === 'cut' ? body.subarray(0, body.length / 2) : body;
    this.received += kept.length;
    upload.bytes = new Uint8Array([...upload.bytes, ...kept]);
    this.uploads.set(id, upload);
    if (answer === 'cut') return HttpResponse.error();
    return new HttpResponse(null, { status, headers: this.headersOf(id, upload) });
  }

  private headersOf(id: string, { bytes, total }: SimulatedUpload): Record<string, string> {
    return {
      Location: `${this.path}/${id}`,
      'Upload-Offset': String(bytes.length),
      'Upload-Length': String(total),
      'Tus-Resumable': '1.0.0',
    };
  }
}
