import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The sample that the documentation names. */
export const SAMPLE = join(__dirname, '../docker/monitoring');

export interface Sample {
  metric: Record<string, string>;
  value: [number, string];
}

interface Answer {
  status: string;
  error?: string;
  data: { result: Sample[] };
}

/** Debian's package `prometheus`, or another installation on the path. */
export function hasPrometheus(): boolean {
  try {
    for (const program of ['prometheus', 'promtool'])
      execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** @returns what promtool printed @throws Error with it when the check fails */
export function promtool(folder: string, ...args: string[]): string {
  return execFileSync('promtool', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

/** Prometheus with the sample configuration, at other addresses and intervals. */
export class PrometheusServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'plenary-prometheus-'));
  private process: ChildProcess | undefined;

  constructor(
    private readonly port: number,
    token: string,
    targets: { api: number; worker: number },
  ) {
    cpSync(SAMPLE, this.folder, { recursive: true });
    writeFileSync(join(this.folder, 'metrics-token'), `${token}\n`);
    const file = join(this.folder, 'prometheus.yml');
    const sample = readFileSync(file, 'utf8');
    const own = sample
      .replaceAll(/(_interval:) 15s/g, '$1 1s')
      .replace('api:3000', `127.0.0.1:${targets.api}`)
      .replace('worker:9100', `127.0.0.1:${targets.worker}`);
    writeFileSync(file, own);
  }

  async start(): Promise<void> {
    const args = [
      '--config.file=prometheus.yml',
      '--storage.tsdb.path=data',
      `--web.listen-address=127.0.0.1:${this.port}`,
    ];
    const child = spawn('prometheus', args, { cwd: this.folder, stdio: 'ignore' });
    this.process = child;
    while ((await this.get('/-/ready').catch(() => undefined))?.status !== 200) {
      if (child.exitCode !== null) throw new Error('prometheus ended while starting');
      await pause(100);
    }
  }

  /** @throws Error when the query is refused */
  async query(query: string): Promise<Sample[]> {
    const answer = await this.get(`/api/v1/query?${new URLSearchParams({ query }).toString()}`);
    const { status, error, data } = (await answer.json()) as Answer;
    if (status !== 'success') throw new Error(`${query}: ${error}`);
    return data.result;
  }

  /** Until the query has a result: scrapes are a second apart. */
  async result(query: string, patience: number): Promise<Sample[]> {
    const end = Date.now() + patience;
    for (;;) {
      const found = await this.query(query);
      if (found.length > 0 || Date.now() > end) return found;
      await pause(200);
    }
  }

  async rules(): Promise<{ name: string; health: string; lastError?: string }[]> {
    const answer = await this.get('/api/v1/rules');
    const { data } = (await answer.json()) as {
      data: { groups: { rules: { name: string; health: string; lastError?: string }[] }[] };
    };
    return data.groups.flatMap(({ rules }) => rules);
  }

  async stop(): Promise<void> {
    const child = this.process;
    if (child && child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get(path: string): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${path}`);
  }
}
