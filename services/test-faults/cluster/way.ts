import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** An address whose connections lead to another port, which changes: as a service address does at a failover. */
export class Way {
  private readonly open = new Set<Socket>();
  private readonly server = createServer((socket) => this.carry(socket));

  private constructor(private target: number) {}

  static async to(target: number): Promise<Way> {
    const way = new Way(target);
    await once(way.server.listen(0, '127.0.0.1'), 'listening');
    return way;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Ends the connections to the former target. */
  lead(target: number): void {
    this.target = target;
    for (const socket of this.open) socket.destroy();
  }

  close(): void {
    this.server.close();
    for (const socket of this.open) socket.destroy();
  }

  private carry(near: Socket): void {
    const far = connect(this.target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.open.add(one);
      one.setNoDelay(true);
      one.on('error', () => undefined);
      one.once('close', () => {
        this.open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}
