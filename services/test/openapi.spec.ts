import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiDocument } from '../src/operations/start/openapi-document.js';
import { startTestApp, type TestApp } from './test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

interface Operation {
  operationId: string;
  responses: Record<string, { content?: object }>;
  requestBody?: { content: Record<string, { schema?: object }> };
}

const operations = (): [string, Operation][] =>
  Object.entries(openapiDocument(server.app).paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(
      ([method, operation]): [string, Operation] => [`${method} ${path}`, operation],
    ),
  );

describe('openapi.json', () => {
  it('matches the code', () => {
    const written = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(openapiDocument(server.app))));
  });

  it('has a unique name for every call', () => {
    const names = operations().map(([, operation]) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('describes the responses and errors of every call', () => {
    const silent = operations().filter(([, { responses }]) => {
      const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      const isSaid = good.some(([, { content }]) => content) || '303' in responses;
      return !isSaid || !('default' in responses);
    });
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('describes the body of every call that takes one', () => {
    const silent = operations().filter(([name, { requestBody }]) => {
      if (!requestBody) return /^(put|patch) /.test(name);
      return Object.values(requestBody.content).some(({ schema }) => schema === undefined);
    });
    expect(silent.map(([name]) => name)).toEqual([]);
  });
});
