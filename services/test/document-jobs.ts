import type { JobAnswer } from '../src/registration/document-jobs/document-jobs.schema.js';
import type { TestApp } from './test-app.js';
import { download } from './download.js';
import { until } from './until.js';

interface Asked {
  kind: string;
  output: 'documents' | 'pdf' | 'zip';
}

export async function startJob(server: TestApp, token: string, body: Asked): Promise<JobAnswer> {
  const { status, body: job } = await server.call('POST', '/admin/document-jobs', { token, body });
  expect([status, job]).toEqual([201, expect.objectContaining(body)]);
  return job;
}

export async function findJob(server: TestApp, token: string, { id, kind }: JobAnswer) {
  const { body } = await server.call('GET', `/admin/document-jobs?kind=${kind}`, { token });
  return (body.items as JobAnswer[]).find((job) => job.id === id);
}

/** Waits for its end. */
export async function endedJob(server: TestApp, token: string, job: JobAnswer): Promise<JobAnswer> {
  let found: JobAnswer | undefined;
  await until(async () => {
    found = await findJob(server, token, job);
    return !!found?.endedAt;
  });
  expect(found).toMatchObject({ endedAt: expect.any(String) as string });
  return found!;
}

export const runJob = async (server: TestApp, token: string, asked: Asked) =>
  endedJob(server, token, await startJob(server, token, asked));

export async function jobFile(server: TestApp, token: string, { id }: JobAnswer): Promise<Buffer> {
  const response = await download(server, token, { kind: 'document-file', jobId: id });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}
