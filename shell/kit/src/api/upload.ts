import { transport } from './transport';

/** Receives the bytes that were sent, and those of the whole request. */
export type OnProgress = (sent: number, total: number) => void;

/** Replaces fetch, which does not report upload progress. A retry starts at 0 again. */
export function uploading(onProgress: OnProgress): (request: Request) => Promise<Response> {
  return (request) =>
    transport(request, async (part, { signal }) => {
      const body = await part.arrayBuffer();
      onProgress(0, body.byteLength);
      return send(part, body, signal, onProgress);
    });
}

function send(
  { method, url, headers }: Request,
  body: ArrayBuffer,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(method, url);
    headers.forEach((value, name) => call.setRequestHeader(name, value));
    call.upload.onprogress = ({ loaded }) => onProgress(loaded, body.byteLength);
    call.onload = () => resolve(answerOf(call));
    call.onerror = () => reject(new TypeError('The server did not answer.'));
    call.onabort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(body);
  });
}

function answerOf(call: XMLHttpRequest): Response {
  const lines = call.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const end = line.indexOf(':');
    return [line.slice(0, end), line.slice(end + 1).trim()];
  });
  const hasNoBody = call.status === 204 || call.status === 304;
  return new Response(hasNoBody ? null : call.responseText, { status: call.status, headers });
}
