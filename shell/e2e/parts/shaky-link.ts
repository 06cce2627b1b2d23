import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A link to the product that counts the bytes sent over it, and can be cut. */
export class ShakyLink {
  url = '';
  /** Bytes from the browser to the product. */
  sent = 0;
  cuts = 0;
  private cutAfter: number[] = [];
  private isDown = false;
  private readonly sockets = new Set<Socket>();

  private readonly server = createServer((browser) => {
    if (this.isDown) return void browser.destroy();
    const { hostname, port } = new URL(this.target);
    const product = connect(Number(port), hostname);
    for (const socket of [browser, product]) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => this.sockets.delete(socket));
    }
    product.pipe(browser);
    product.once('close', () => browser.destroySoon());
    void this.carry(browser, product);
  });

  private constructor(private readonly target: string) {}

  static async to(target: string): Promise<ShakyLink> {
    const link = new ShakyLink(target);
    await once(link.server.listen(0, 'localhost'), 'listening');
    link.url = `http://localhost:${(link.server.address() as AddressInfo).port}`;
    return link;
  }

  /** From now on cuts a connection each time that so many more bytes were sent. */
  cutEach(bytes: number, times: number): void {
    this.cutAfter = Array.from({ length: times }, (_, index) => this.sent + bytes * (index + 1));
  }

  /** Nothing passes until `goUp`. */
  goDown(): void {
    this.isDown = true;
    for (const socket of this.sockets) socket.destroy();
  }

  goUp(): void {
    this.isDown = false;
  }

  close(): void {
    this.server.close();
    this.goDown();
  }

  private async carry(browser: Socket, product: Socket): Promise<void> {
    try {
      for await (const bytes of browser as AsyncIterable<Buffer>) {
        this.sent += bytes.length;
        product.write(bytes);
        if (this.sent < (this.cutAfter[0] ?? Infinity)) continue;
        this.cutAfter.shift();
        this.cuts += 1;
        break;
      }
    } catch {
      // The browser cut it.
    }
    // What arrived goes on to the product.
    product.end();
    browser.destroy();
  }
}
