import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface Twin {
  url: string;
  stop(): void;
}

interface TwinParts {
  /** The page that the product's page becomes. */
  rewrite: (html: string, pathname: string) => string;
  /** Served below /twin/, if there is one. */
  folder?: string;
}

const SCRIPT = /<script\b(?![^>]*type="application\/)[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_HINT = /<link\b[^>]*(?:modulepreload|prefetch|as="script")[^>]*>/g;
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** The same page without code and without hints for it; its data stays. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPT, '').replace(SCRIPT_HINT, '').replace(POLICY, '');
}

/** The same page, whose code is requested at once. */
export function withScripts(html: string, scripts: string[]): string {
  const tags = scripts.map((src, place) =>
    place === 0
      ? `<script defer src="${src}"></script>`
      : `<link rel="preload" as="script" href="${src}">`,
  );
  return withoutScripts(html).replace('</head>', `${tags.join('')}</head>`);
}

/** The product at another port, whose documents are rewritten. Compressed like the product's files. */
export async function startTwin(product: string, { rewrite, folder }: TwinParts): Promise<Twin> {
  const compressed = new Map<string, Buffer>();
  const brotli = (key: string, content: () => Buffer | string) => {
    const known = compressed.get(key) ?? brotliCompressSync(content());
    compressed.set(key, known);
    return known;
  };
  const send = (response: ServerResponse, headers: Record<string, string>, body: Buffer) =>
    response.writeHead(200, { ...headers, 'content-encoding': 'br' }).end(body);

  const answer = async (asked: IncomingMessage, response: ServerResponse) => {
    const address = asked.url ?? '/';
    const { pathname } = new URL(address, product);
    if (folder && pathname.startsWith('/twin/')) {
      const file = path.join(folder, path.basename(pathname));
      const type = file.endsWith('.js') || file.endsWith('.mjs') ? 'text/javascript' : 'text/css';
      const headers = { 'content-type': type, 'cache-control': 'max-age=31536000, immutable' };
      return send(
        response,
        headers,
        brotli(file, () => readFileSync(file)),
      );
    }
    if (asked.headers['sec-fetch-dest'] !== 'document') return pass(product, asked, response);
    const original = await fetch(new URL(address, product));
    const html = rewrite(await original.text(), pathname);
    return send(
      response,
      documentHeaders(original.headers),
      brotli(html, () => html),
    );
  };
  const server = createServer((asked, response) => {
    answer(asked, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

/** The product's own, for which Chromium starts a process, without what describes its body. */
function documentHeaders(headers: Headers): Record<string, string> {
  const ofBody =
    /^(content-(length|encoding)|etag|last-modified|accept-ranges|date|connection|keep-alive|transfer-encoding)$/;
  return Object.fromEntries([...headers].filter(([name]) => !ofBody.test(name)));
}

function pass(product: string, asked: IncomingMessage, response: ServerResponse) {
  const { method, headers, url } = asked;
  const { host } = new URL(product);
  const onward = request(new URL(url ?? '/', product), {
    method,
    headers: { ...headers, host, ...(headers.origin && { origin: product }) },
  });
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', (error) => response.destroy(error));
  asked.pipe(onward);
}
