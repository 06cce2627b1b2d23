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
    const isRaw = typeof body === 'string' || body instanceof FormData;
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method,
      body: body === undefined ? undefined : isRaw ? body : JSON.stringify(body),
      headers: {
        ...(body !== undefined && !(body instanceof FormData)
          ? { 'content-type': 'application/json' }
          : {}),
        ...(token && { authorization: `Bearer ${current(token)}` }),
        ...headers,
      },
    });
    const next = answer.headers.get('session-token');
    if (token && next) renewed.set(current(token), next);
    const text = await answer.text();
    return { status: answer.status, body: parsed(text), headers: answer.headers };
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
