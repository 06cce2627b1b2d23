import { Readable } from 'node:stream';
import * as z from 'zod';
import { MINUTE } from '../../platform/core/time.js';
import {
  ComparisonError,
  type ComparedFile,
  type Comparison,
  type ComparisonService,
} from './comparison-service.js';

/** Uploads as well: 20 MB at a slow link of a server. */
const ANSWERS_WITHIN = 2 * MINUTE;
const VERSION = '1.0.0';

const submission = z.object({ id: z.string().min(1).max(200) });
const submissionState = z.object({
  status: z.string(),
  error_code: z.string().nullish(),
});
const similarity = z.object({
  status: z.string(),
  overall_match_percentage: z.number().min(0).max(100).nullish(),
});
const viewer = z.object({ viewer_url: z.url({ protocol: /^https?$/ }) });

interface Asked {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  json?: object;
  file?: ComparedFile;
}

/** iThenticate and Turnitin, by the Turnitin Core API, version 1: developers.turnitin.com/turnitin-core-api. */
export class TurnitinCore implements ComparisonService {
  readonly name = 'iThenticate';

  constructor(private readonly at: { apiUrl: string; key: string }) {}

  async register({ id, title }: { id: string; title: string }): Promise<string> {
    // The owner is the paper: the service learns no names.
    const json = { owner: id, title, submitter: id };
    return (await this.ask({ method: 'POST', path: 'submissions', json }, submission)).id;
  }

  async upload(id: string, file: ComparedFile): Promise<void> {
    await this.ask({ method: 'PUT', path: `submissions/${encodeURIComponent(id)}/original`, file });
  }

  async compare(id: string): Promise<Comparison | { kind: 'comparing' }> {
    const path = `submissions/${encodeURIComponent(id)}`;
    const { status, error_code: code } = await this.ask({ method: 'GET', path }, submissionState);
    if (status === 'ERROR') return { kind: 'failed', code: code ?? 'ERROR' };
    if (status !== 'COMPLETE') return { kind: 'waiting' };
    const json = {
      // Unpublished papers stay out of its collection.
      indexing_settings: { add_to_index: false },
      generation_settings: {
        search_repositories: ['INTERNET', 'PUBLICATION', 'CROSSREF', 'CROSSREF_POSTED_CONTENT'],
      },
    };
    await this.ask({ method: 'PUT', path: `${path}/similarity`, json }).catch((error: unknown) => {
      // It was asked before, and the answer was lost.
      if (!(error instanceof ComparisonError) || error.code !== 'HTTP 409') throw error;
    });
    return { kind: 'comparing' };
  }

  async result(id: string): Promise<Comparison> {
    const path = `submissions/${encodeURIComponent(id)}/similarity`;
    const found = await this.ask({ method: 'GET', path }, similarity);
    if (found.status === 'ERROR') return { kind: 'failed', code: 'ERROR' };
    if (found.status !== 'COMPLETE') return { kind: 'waiting' };
    // "Complete" without a figure: the file has too little text.
    if (typeof found.overall_match_percentage !== 'number')
      return { kind: 'failed', code: 'NO_FIGURE' };
    return { kind: 'ready', percent: found.overall_match_percentage };
  }

  async reportUrl(id: string, readerId: string): Promise<string> {
    const path = `submissions/${encodeURIComponent(id)}/viewer-url`;
    const json = { viewer_user_id: readerId, locale: 'en-US' };
    return (await this.ask({ method: 'POST', path, json }, viewer)).viewer_url;
  }

  private async ask(asked: Asked): Promise<void>;
  private async ask<Answer>(asked: Asked, schema: z.ZodType<Answer>): Promise<Answer>;
  private async ask<Answer>(asked: Asked, schema?: z.ZodType<Answer>): Promise<Answer | undefined> {
    const answer = await this.send(asked).catch((error: unknown) => {
      throw new ComparisonError(error instanceof Error ? error.name : 'error', false);
    });
    if (!answer.ok) {
      const { status } = answer;
      throw new ComparisonError(
        `HTTP ${status}`,
        status < 500 && ![408, 409, 429].includes(status),
      );
    }
    if (!schema) {
      await answer.body?.cancel();
      return undefined;
    }
    const parsed = schema.safeParse(await answer.json().catch(() => undefined));
    if (!parsed.success) throw new ComparisonError('unexpected', false);
    return parsed.data;
  }

  /** Without redirects, which would take the key elsewhere. */
  private send({ method, path, json, file }: Asked): Promise<Response> {
    const { apiUrl, key } = this.at;
    return fetch(`${apiUrl}/api/v1/${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWERS_WITHIN),
      body: file ? (Readable.toWeb(file.content) as ReadableStream) : json && JSON.stringify(json),
      ...(file && { duplex: 'half' }),
      headers: {
        authorization: `Bearer ${key}`,
        'x-turnitin-integration-name': 'Plenary',
        'x-turnitin-integration-version': VERSION,
        ...(json && { 'content-type': 'application/json' }),
        ...(file && {
          'content-type': 'binary/octet-stream',
          'content-length': String(file.bytes),
          'content-disposition': 'inline; filename="paper.pdf"',
        }),
      },
    });
  }
}
