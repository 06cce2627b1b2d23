import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  links?: { traceId: string; spanId: string }[];
  status: { code: number };
}

interface Batch {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

export interface ReceivedSpan extends Omit<SentSpan, 'attributes'> {
  service: unknown;
  attributes: Record<string, unknown>;
}

/** Takes OTLP over HTTP in JSON, as a collector of OpenTelemetry does. */
export class TraceCollector {
  readonly spans: ReceivedSpan[] = [];
  /** Whatever came, as it was sent. */
  readonly bytes: string[] = [];
  /** Takes requests without answering them. */
  isSilent = false;

  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => this.take(request.url, Buffer.concat(parts).toString(), response));
  });

  /** @returns the value of OTEL_EXPORTER_OTLP_ENDPOINT */
  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  named(name: string): ReceivedSpan[] {
    return this.spans.filter((span) => span.name === name);
  }

  private take(path: string | undefined, body: string, response: ServerResponse): void {
    this.bytes.push(body);
    if (this.isSilent) return;
    if (path !== '/v1/traces') return void response.writeHead(404).end();
    this.read(JSON.parse(body) as Batch);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }

  private read({ resourceSpans }: Batch): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = valuesOf(resource.attributes)['service.name'];
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        this.spans.push({ ...span, service, attributes: valuesOf(span.attributes) });
      }
    }
  }
}

function valuesOf(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
}
