import { once } from 'node:events';
import { WriteStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { beginUploading, bytesOf } from '../../../test-faults/cut-uploads.js';
import { paperPdf } from '../../../test/paper-files.js';
import { StalledDisk } from '../../../test/stalled-disk.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';

const MEGABYTE = 1024 * 1024;
const UPLOADS = 20;
/** Of one upload: a handful of buffers of 64 KB between socket and disk. */
const BOUND = MEGABYTE / 2;

let server: TestApp;
let disk: StalledDisk;
let bytes: Buffer;
/** The server's ends of all connections. */
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startTestApp();
  server.app.getHttpServer().on('connection', (socket) => sockets.push(socket));
  bytes = await bytesOf(await beginUploading(server), await paperPdf({ attached: 9 * MEGABYTE }));
});
afterAll(() => server.stop());

beforeEach(() => {
  sockets.length = 0;
  disk = new StalledDisk();
});
afterEach(() => disk.release());

/** What the server has read and not yet written: the disk takes nothing. */
const buffered = () => sockets.map(({ bytesRead }) => bytesRead);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function sendAll(): Socket[] {
  const { hostname, port } = new URL(server.origin);
  return Array.from({ length: UPLOADS }, () => {
    const client = connect(Number(port), hostname);
    client.write(bytes);
    return client;
  });
}

/** Until the server has begun with all of them and reads no more. */
async function settled(): Promise<void> {
  let before = -1;
  const isStill = async () => {
    await pause(200);
    const now = buffered();
    const isBegun = now.length === UPLOADS && now.every((count) => count > 0);
    const isSame = sum(now) === before;
    before = sum(now);
    return isBegun && isSame;
  };
  await until(isStill);
}

async function statusOf(client: Socket): Promise<string> {
  const [answer] = (await once(client, 'data')) as [Buffer];
  client.destroy();
  return answer.toString('latin1').slice(0, 'HTTP/1.1 201'.length);
}

describe('twenty uploads at once', () => {
  it('buffer a bounded number of bytes while the disk is slow', async () => {
    const clients = sendAll();
    await settled();
    expect(buffered()).toHaveLength(UPLOADS);
    expect(Math.max(...buffered())).toBeLessThanOrEqual(BOUND);
    disk.release();
    const answers = await Promise.all(clients.map(statusOf));
    expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 201']));
    expect(sum(buffered())).toBeGreaterThanOrEqual(UPLOADS * bytes.length);
  });

  it('exceed the bound when the file streams take more than they should', async () => {
    const { write } = WriteStream.prototype;
    const greedy = jest.spyOn(WriteStream.prototype, 'write');
    greedy.mockImplementation(function (this: WriteStream, ...parameters: unknown[]) {
      Reflect.apply(write, this, parameters);
      return true;
    });
    const clients = sendAll();
    await until(() => Promise.resolve(sum(buffered()) > UPLOADS * BOUND));
    expect(sum(buffered())).toBeGreaterThan(UPLOADS * BOUND);
    greedy.mockRestore();
    for (const client of clients) client.destroy();
  });
});
