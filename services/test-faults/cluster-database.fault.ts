import { setTimeout as pause } from 'node:timers/promises';
import { endPrograms } from '../test/program.js';
import { SECOND } from '../src/platform/core/time.js';
import { expectHeld, openParts, type Parts } from './cluster/parts.js';
import { PostgresServer } from './cluster/postgres-server.js';
import { Trial } from './cluster/trial.js';

let parts: Parts;
let standby: PostgresServer;

beforeAll(async () => {
  const primary = await PostgresServer.create();
  standby = await primary.standby();
  parts = await openParts(primary);
});
afterAll(async () => {
  await parts.close();
  await standby.close();
});
afterAll(endPrograms);

const through = async (name: string, fault: (primary: PostgresServer) => Promise<void>) =>
  expectHeld(await Trial.run(name, parts.cluster, () => fault(parts.postgres)));

it('holds while PostgreSQL is restarted', () =>
  through('PostgreSQL restarted', async (primary) => {
    await primary.stop();
    await pause(3 * SECOND);
    await primary.start();
  }));

it('holds while PostgreSQL is killed', () =>
  through('PostgreSQL killed', async (primary) => {
    await primary.stop('SIGKILL');
    await primary.start();
  }));

it('holds while PostgreSQL is frozen', () =>
  through('PostgreSQL frozen for 10 s', async (primary) => {
    const thaw = primary.freeze();
    await pause(10 * SECOND);
    thaw();
  }));

it('holds while the connections of PostgreSQL are cut', () =>
  through('Connections of PostgreSQL cut 10 times', async (primary) => {
    for (let times = 0; times < 10; times += 1) {
      await pause(SECOND);
      await primary.cut();
    }
  }));

it('holds while PostgreSQL fails over to its replica', () =>
  through('PostgreSQL failed over to its replica', async (primary) => {
    await primary.stop('SIGKILL');
    await pause(2 * SECOND);
    await standby.promote();
    parts.way.lead(standby.port);
  }));
