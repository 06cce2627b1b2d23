import { endPostgres, killFirstStart } from '../test/embedded-postgres.js';
import { record } from './figures.js';
import { scaled, seeded } from './seeded.js';

/** Milliseconds: a first start takes about a second. */
const FIRST_START = 1000;

afterAll(endPostgres);

it('60 first starts of the embedded PostgreSQL killed at random moments', async () => {
  const random = seeded('first start');
  const kills = scaled(60);
  for (let kill = 0; kill < kills; kill += 1) await killFirstStart(random() * FIRST_START);
  record('first start killed', { kills, failed: 0 });
});
