import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

export function hasRedis(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Below the ports that Linux gives to sockets without one: while the server is down, no other program
 * listens there, and a client that retries cannot connect to itself.
 */
const PORTS = [20_000, 32_000] as const;

/** Keeps its address when it is killed and restarted. */
export class RedisServer {
  private process: ChildProcess | undefined;

  private constructor(private readonly port: number) {}

  static async atFreePort(): Promise<RedisServer> {
    for (;;) {
      const port = randomInt(...PORTS);
      const probe = createServer().listen(port, '127.0.0.1');
      const isFree = await once(probe, 'listening').then(
        () => true,
        () => false,
      );
      probe.close();
      if (isFree) return new RedisServer(port);
    }
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
