import type { TestApp } from './test-app.js';

/** Follows the link as a browser does: without a bearer token. */
export async function download(server: TestApp, token: string, body: unknown): Promise<Response> {
  const { url } = (await server.call('POST', '/downloads', { token, body })).body;
  return fetch(new URL(url, server.origin));
}
