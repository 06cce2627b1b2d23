import type { TestApp } from './test-app.js';

/** Asks for a link as the holder of the token, and follows it as a browser does: without a bearer. */
export async function download(server: TestApp, token: string, body: unknown): Promise<Response> {
  const { url } = (await server.call('POST', '/downloads', { token, body })).body;
  return fetch(new URL(url, server.origin));
}
