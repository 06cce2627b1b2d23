import { startTestApp } from '../test/test-app.js';
import { cutUploads } from './cut-uploads.js';
import { record } from './figures.js';
import { runSeed, scaled } from './seeded.js';

it('500 uploads that are cut anywhere', async () => {
  const server = await startTestApp();
  const cuts = scaled(500);
  const { before, after } = await cutUploads(server, cuts, runSeed);
  const left = after.kept - before.kept + after.temporary.length;
  record('uploads cut at random', { cuts, left, rows: after.rows });
  expect(after).toEqual(before);
  await server.stop();
});
