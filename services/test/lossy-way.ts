import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Responses get lost: the work is done, and its caller never hears of it. */
export class LossyWay {
  origin = '';
  /** An error thrown here loses the response. */
  beforeAnswer: () => Promise<void> | void = () => undefined;

  private readonly server = createServer((ask, reply) => {
    this.carry(ask, reply).catch(() => ask.socket.destroy());
  });

  private constructor(public target: string) {}

  static async to(target: string): Promise<LossyWay> {
    const way = new LossyWay(target);
    await once(way.server.listen(0, '127.0.0.1'), 'listening');
    way.origin = `http://127.0.0.1:${(way.server.address() as AddressInfo).port}`;
    return way;
  }

  /** Drops data in transit, as when the server dies. */
  cut(): void {
    this.server.closeAllConnections();
  }

  close(): void {
    this.server.close();
    this.cut();
  }

  private async carry(ask: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method, headers, url = '/' } = ask;
    const body = await buffer(ask);
    const sent = request(new URL(url, this.target), { method, headers, agent: false });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const whole = await buffer(answer);
    await this.beforeAnswer();
    reply.writeHead(answer.statusCode ?? 500, answer.headers).end(whole);
  }
}
