import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(__dirname, '../..');
const BASES = ['docker.io/library/debian:bookworm-slim', 'docker.io/library/node:24-bookworm-slim'];
const PROGRAMS = ['buildah', 'podman', 'runc', 'debootstrap'];

/** Debian's packages of these names, netavark and aardvark-dns; the root user makes file systems and networks. */
export function hasContainers(): boolean {
  if (process.getuid?.() !== 0) return false;
  return PROGRAMS.every((name) => {
    try {
      execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
}

/** As docker-compose.yml says of each of its containers; /tmp is all that can be written. */
const HARDENED = [
  '--init',
  '--read-only',
  '--read-only-tmpfs=false',
  '--tmpfs=/tmp',
  '--cap-drop=ALL',
  '--security-opt=no-new-privileges',
];

/** Images by buildah and containers by podman, in a network whose names nginx can look up. */
export class ContainerHost {
  readonly network = `plenary-${randomBytes(4).toString('hex')}`;
  private readonly folder = mkdtempSync(join(tmpdir(), 'plenary-containers-'));
  private readonly names = new Set<string>();
  private readonly volumes: string[] = [];
  private readonly forwards: Server[] = [];

  constructor() {
    const settings = [
      '[containers]',
      // The usual limits are above those of machines that are virtual themselves.
      'default_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]',
      '[engine]',
      'runtime = "runc"',
      '[network]',
      'network_backend = "netavark"',
    ];
    const file = join(this.folder, 'containers.conf');
    writeFileSync(file, settings.join('\n'));
    process.env['CONTAINERS_CONF'] = file;
  }

  async open(): Promise<void> {
    await this.podman('network', 'create', this.network);
  }

  /** Bases that are there are used: real ones where a registry could be reached. */
  async makeBases(): Promise<void> {
    for (const base of BASES) {
      const isThere = await this.podman('image', 'exists', base).then(
        () => true,
        () => false,
      );
      if (isThere) continue;
      await run('sh', [join(__dirname, 'base-images.sh'), this.folder], { maxBuffer: 1e8 });
      return;
    }
  }

  /** @param dockerfile its text; steps that were done before are not repeated */
  async build(tag: string, dockerfile: string, target?: string): Promise<void> {
    const file = join(this.folder, `${tag}.Dockerfile`);
    writeFileSync(file, dockerfile);
    const options = ['--isolation=chroot', '--layers', '--pull=never', '--format=docker'];
    const to = target ? ['--target', target] : [];
    await run('buildah', ['build', ...options, ...to, '-t', tag, '-f', file, ROOT], {
      maxBuffer: 1e8,
    });
  }

  /** Runs until it ends. @returns its output @throws Error with it when it fails */
  async finish(name: string, ...args: string[]): Promise<string> {
    this.names.add(this.nameOf(name));
    return this.podman('run', '--name', this.nameOf(name), ...this.common(), ...args);
  }

  async start(name: string, ...args: string[]): Promise<void> {
    this.names.add(this.nameOf(name));
    await this.podman('run', '--detach', '--name', this.nameOf(name), ...this.common(), ...args);
  }

  exec(name: string, ...args: string[]): Promise<string> {
    return this.podman('exec', this.nameOf(name), ...args);
  }

  logs(name: string): Promise<string> {
    return run('podman', ['logs', this.nameOf(name)], { maxBuffer: 1e8 }).then(
      ({ stdout, stderr }) => stdout + stderr,
    );
  }

  /** As the image says it, or by this command in the container. */
  async isHealthy(name: string, check?: string[]): Promise<boolean> {
    const call = check
      ? this.exec(name, ...check)
      : this.podman('healthcheck', 'run', this.nameOf(name));
    return call.then(
      () => true,
      () => false,
    );
  }

  /** @throws Error with its log when it does not become so */
  async healthy(name: string, seconds = 300, check?: string[]): Promise<void> {
    for (const until = Date.now() + seconds * 1000; Date.now() < until; await pause(500)) {
      if (await this.isHealthy(name, check)) return;
      if (!(await this.isRunning(name))) break;
    }
    throw new Error(`${name} is not healthy: ${await this.logs(name)}`);
  }

  async isRunning(name: string): Promise<boolean> {
    return (await this.inspect(name, '{{.State.Running}}')) === 'true';
  }

  /** With the image's signal. @returns the exit code and milliseconds */
  async stop(name: string, grace: number): Promise<{ code: number; ms: number }> {
    const began = Date.now();
    await this.podman('stop', '--time', String(grace), this.nameOf(name));
    return {
      ms: Date.now() - began,
      code: Number(await this.inspect(name, '{{.State.ExitCode}}')),
    };
  }

  /** A named volume, which takes the owner of the image's folder. */
  async volume(name: string): Promise<string> {
    const volume = `${this.network}-${name}`;
    this.volumes.push(volume);
    await this.podman('volume', 'create', volume);
    return volume;
  }

  /** Lets containers reach a port of this machine's loopback. @returns its port at host.containers.internal */
  async forward(port: number): Promise<number> {
    const server = createServer((socket) => {
      const other = connect(port, '127.0.0.1');
      for (const each of [socket, other]) each.on('error', () => undefined);
      socket.pipe(other).pipe(socket);
      socket.once('close', () => other.destroy());
      other.once('close', () => socket.destroy());
    });
    server.listen(0, '0.0.0.0');
    await once(server, 'listening');
    this.forwards.push(server);
    return (server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const name of this.names) await this.podman('rm', '--force', '--time=0', name);
    for (const volume of this.volumes) await this.podman('volume', 'rm', '--force', volume);
    await this.podman('network', 'rm', '--force', this.network);
    for (const server of this.forwards) server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private common(): string[] {
    return ['--network', this.network, ...HARDENED];
  }

  private nameOf(name: string): string {
    return `${this.network}-${name}`;
  }

  private inspect(name: string, format: string): Promise<string> {
    return this.podman('inspect', '--format', format, this.nameOf(name));
  }

  private async podman(...args: string[]): Promise<string> {
    const { stdout } = await run('podman', args, { maxBuffer: 1e8 });
    return stdout.trim();
  }
}
