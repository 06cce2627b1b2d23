import { Agent, type IncomingMessage, request } from 'node:http';

export interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  // Tests assert the shape with expect().
  body: any;
  headers: Headers;
}

/** As a browser stores it (shell/kit/src/api/transport.ts): the token that replaced another. */
const renewed = new Map<string, string>();

const current = (token: string): string => {
  const next = renewed.get(token);
  return next === undefined ? token : current(next);
};

export type Call = (method: string, path: string, options?: CallOptions) => Promise<Answer>;

/** Strings and forms are sent unchanged. */
export function callsTo(origin: string): Call {
  return async (method, path, { token, body, headers = {} } = {}) => {
    const encoded = await encode(body);
    const answer = await send(`${origin}/api/v1${path}`, method, encoded.bytes, {
      ...encoded.headers,
      ...(token && { authorization: `Bearer ${current(token)}` }),
      ...headers,
    });
    const next = answer.headers.get('session-token');
    if (token && next) renewed.set(current(token), next);
    return answer;
  };
}

interface Encoded {
  bytes?: string | Buffer;
  headers?: Record<string, string>;
}

async function encode(body: unknown): Promise<Encoded> {
  if (body === undefined) return {};
  if (body instanceof FormData) {
    const form = new Response(body);
    const type = form.headers.get('content-type') ?? '';
    return { bytes: Buffer.from(await form.arrayBuffer()), headers: { 'content-type': type } };
  }
  const bytes = typeof body === 'string' ? body : JSON.stringify(body);
  return { bytes, headers: { 'content-type': 'application/json' } };
}

const agent = new Agent({ keepAlive: true });
/** As fetch sends them, but for accept-encoding: responses.spec.ts covers compression. */
const USUAL = {
  accept: '*/*',
  'accept-language': '*',
  'sec-fetch-mode': 'cors',
  'user-agent': 'node',
};

/** Node's fetch takes three times the CPU of its plain client. */
function send(
  url: string,
  method: string,
  bytes: string | Buffer | undefined,
  headers: Record<string, string>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = bytes && { 'content-length': Buffer.byteLength(bytes) };
    const options = { method, agent, headers: { ...USUAL, ...length, ...headers } };
    request(url, options, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => resolve(answerOf(response, text)))
        .on('error', reject);
    })
      .on('error', reject)
      .end(bytes);
  });
}

function answerOf({ statusCode = 0, headersDistinct }: IncomingMessage, text: string): Answer {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value);
  return { status: statusCode, body: parsed(text), headers };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
