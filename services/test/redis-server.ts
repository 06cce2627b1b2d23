import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

/** Whether this machine can start a Redis of a test's own. */
export function hasRedis(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A Redis that a test starts, empties and kills at will; its address stays the same. */
export class RedisServer {
  private process: ChildProcess | undefined;

  private constructor(private readonly port: number) {}

  static async atFreePort(): Promise<RedisServer> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    return new RedisServer(port);
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', ''];
    const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'], cwd: '/tmp' });
    this.process = child;
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.includes('Ready to accept connections')) return;
    }
    throw new Error('redis-server ended while starting');
  }

  async stop(): Promise<void> {
    const child = this.process;
    this.process = undefined;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
