import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
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
 * Keeps its port when it is killed and restarted. While it is down, a listener that closes every
 * connection holds the port: otherwise another program can take it, and a client that retries can
 * connect to itself (a simultaneous open, RFC 9293, 3.5).
 */
export class RedisServer {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private placeholder: Server | undefined,
  ) {}

  static async atFreePort(): Promise<RedisServer> {
    const placeholder = await listen(0);
    return new RedisServer((placeholder.address() as AddressInfo).port, placeholder);
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    await this.releasePort();
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', ''];
    const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'], cwd: '/tmp' });
    this.process = child;
    const lines: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.includes('Ready to accept connections')) return;
      lines.push(line);
    }
    throw new Error(`redis-server ended while starting:\n${lines.join('\n')}`);
  }

  /** Kills the server. Its address refuses connections until the next start. */
  async stop(): Promise<void> {
    const child = this.process;
    this.process = undefined;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    this.placeholder = await listen(this.port);
  }

  private async releasePort(): Promise<void> {
    const placeholder = this.placeholder;
    this.placeholder = undefined;
    if (!placeholder) return;
    placeholder.close();
    await once(placeholder, 'close');
  }
}

async function listen(port: number): Promise<Server> {
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.destroy();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return server;
}
