import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, removeFolder } from './product';

const root = path.resolve(import.meta.dirname, '../../..');
const START_LIMIT_MS = 300_000;

/** `npm run cluster`: nginx before several APIs. */
export class Cluster {
  readonly home = mkdtempSync(path.join(tmpdir(), 'plenary-cluster-'));
  readonly site = path.join(this.home, 'site');
  url = '';
  private output = '';
  private child: ChildProcess | undefined;

  async start(apis: number): Promise<void> {
    const port = await freePort();
    this.url = `http://localhost:${port}`;
    const launcher = path.join(root, 'services/launcher/cluster/cluster.mjs');
    const options = [`--api=${apis}`, '--workers=1', `--port=${port}`, `--data=${this.home}`];
    this.child = spawn(process.execPath, [launcher, ...options], {
      cwd: root,
      env: { ...process.env, MEASURED_VISITS: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child.stdout?.on('data', (chunk: Buffer) => {
      this.output += chunk.toString();
      this.child?.emit('said');
    });
    await this.said('The cluster is at', 1);
  }

  /** One API after another; resolves when all have started again. */
  async restart(): Promise<void> {
    const times = this.count('were restarted');
    this.child?.kill('SIGHUP');
    await this.said('were restarted', times + 1);
  }

  async stop(): Promise<void> {
    const child = this.child;
    if (child && child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    removeFolder(this.home);
  }

  private count(text: string): number {
    return this.output.split(text).length - 1;
  }

  private async said(text: string, times: number): Promise<void> {
    const signal = AbortSignal.timeout(START_LIMIT_MS);
    while (this.count(text) < times) {
      if (this.child?.exitCode !== null) throw new Error(`The cluster ended:\n${this.output}`);
      await once(this.child, 'said', { signal });
    }
  }
}
