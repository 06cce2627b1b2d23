import { Agent, request as httpRequest } from 'node:http';

/** Between two writes, in milliseconds. */
const STEP = 100;
/** After which a client gives up, in milliseconds. */
const PATIENCE = 120_000;

const agent = new Agent({ keepAlive: true, maxSockets: Infinity, timeout: PATIENCE });

/**
 * One request. A body is written at the pace of the link.
 * @param options `rate`: bytes per second; left out: at once
 * @returns status 0 without a response
 */
export function send(origin, method, path, { token, headers, body, rate } = {}) {
  const json = body !== undefined && !Buffer.isBuffer(body);
  const bytes = json ? Buffer.from(JSON.stringify(body)) : body;
  return new Promise((resolve) => {
    const request = httpRequest(`${origin}/api/v1${path}`, {
      method,
      agent,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json' }),
        ...(bytes && { 'content-length': bytes.length }),
        ...headers,
      },
    });
    const end = (answer) => {
      clearInterval(writing);
      resolve(answer);
    };
    const cut = () => end({ status: 0, headers: {} });
    request.setTimeout(PATIENCE, () => request.destroy());
    request.on('error', cut);
    request.on('response', (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', cut);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        end({ status: response.statusCode, headers: response.headers, body: parsed(text) });
      });
    });
    const isPaced = bytes && rate !== undefined;
    const writing = isPaced ? paced(request, bytes, rate) : undefined;
    if (!isPaced) request.end(bytes);
  });
}

/** By the clock, so that a late timer does not make the link slower. */
function paced(request, bytes, rate) {
  const start = performance.now();
  let sent = 0;
  return setInterval(() => {
    const due = Math.min(bytes.length, Math.ceil((rate * (performance.now() - start)) / 1000));
    if (due > sent) request.write(bytes.subarray(sent, due));
    sent = due;
    if (sent < bytes.length) return;
    request.end();
    sent = Infinity;
  }, STEP);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
