import { Logger } from '@nestjs/common';
import {
  type Context,
  type Link,
  ROOT_CONTEXT,
  type Span as LibrarySpan,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer as LibraryTracer,
} from '@opentelemetry/api';
import { ExportResultCode, type ExportResult, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Attributes, Span, SpanStart, Tracer } from './traces.js';

/** Milliseconds; 512 spans are sent at once. A request to the collector costs as much as hundreds of spans. */
const SENT_EVERY = 20_000;
/** Characters. Statements are longer in places. */
const LONGEST_ATTRIBUTE = 2000;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} satisfies Record<SpanStart['kind'], SpanKind>;

interface Options {
  /** Of a collector, for OTLP over HTTP. */
  url: string;
  /** The share of requests that is sampled, from 0 to 1. */
  ratio: number;
  service: string;
  version: string;
}

/** The only module that loads OpenTelemetry. */
export class OpenTelemetry implements Tracer {
  private readonly provider: TracerProvider;
  private readonly tracer: LibraryTracer;

  constructor(private readonly options: Options) {
    const { url, service, version } = options;
    const exporter = new ReportedExporter(new OTLPTraceExporter({ url }));
    const names = { 'service.name': service, 'service.version': version };
    this.provider = new TracerProvider({
      resource: defaultResource().merge(resourceFromAttributes(names)),
      // A span is only made in a trace that is sampled.
      sampler: new AlwaysOnSampler(),
      spanLimits: { attributeValueLengthLimit: LONGEST_ATTRIBUTE },
      spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: SENT_EVERY })],
    });
    this.tracer = this.provider.getTracer('plenary', version);
  }

  /**
   * By chance, not by the trace's id, as samplers of the library do: the caller chose that. Its id of a span becomes the parent.
   */
  sample(start: SpanStart, traceParent: string | undefined): Span | undefined {
    if (Math.random() >= this.options.ratio) return undefined;
    return this.start(start, contextOf(traceParent) ?? ROOT_CONTEXT);
  }

  child(start: SpanStart, parent: Span | string): Span | undefined {
    const context = contextOf(typeof parent === 'string' ? parent : parent.traceParent);
    return context && this.start(start, context);
  }

  linked(start: SpanStart, to: Span): Span {
    const context = contextOf(to.traceParent);
    const spanContext = context && trace.getSpanContext(context);
    return this.start(start, ROOT_CONTEXT, spanContext ? [{ context: spanContext }] : []);
  }

  /** Sends the spans that wait. */
  stop(): Promise<void> {
    return this.provider.shutdown();
  }

  private start({ name, kind, attributes }: SpanStart, context: Context, links: Link[] = []): Span {
    return new StartedSpan(
      this.tracer.startSpan(name, { kind: KINDS[kind], attributes, links }, context),
    );
  }
}

class StartedSpan implements Span {
  readonly traceId: string;
  readonly traceParent: string;

  constructor(private readonly span: LibrarySpan) {
    const { traceId, spanId } = span.spanContext();
    this.traceId = traceId;
    this.traceParent = `00-${traceId}-${spanId}-01`;
  }

  get hasEnded(): boolean {
    return !this.span.isRecording();
  }

  set(attributes: Attributes): void {
    this.span.setAttributes(attributes);
  }

  end(failure?: string): void {
    if (failure !== undefined) {
      this.span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
    }
    this.span.end();
  }
}

/** Without tracestate and baggage, which hold whatever their sender likes. */
function contextOf(traceParent: string | undefined): Context | undefined {
  const parsed = parseTraceParent(traceParent ?? '');
  if (!parsed) return undefined;
  const { traceId, spanId } = parsed;
  const parent = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, parent);
}

/** Logs when the collector is away, and when it is back: the library is silent. */
class ReportedExporter implements SpanExporter {
  private readonly logger = new Logger('Traces');
  private isAway = false;

  constructor(private readonly exporter: SpanExporter) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans, (result) => {
      this.report(result);
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  forceFlush(): Promise<void> {
    return this.exporter.forceFlush?.() ?? Promise.resolve();
  }

  private report({ code, error }: ExportResult): void {
    const isAway = code === ExportResultCode.FAILED;
    if (isAway === this.isAway) return;
    this.isAway = isAway;
    if (isAway) this.logger.warn(`traces are lost, their collector is away: ${String(error)}`);
    else this.logger.log('the collector of traces is back');
  }
}
