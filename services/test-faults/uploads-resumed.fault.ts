import { createHash } from 'node:crypto';
import { paperPdf } from '../test/paper-files.js';
import { startTestApp } from '../test/test-app.js';
import { beginUploading } from './cut-uploads.js';
import { record } from './figures.js';
import { runSeed, scaled, seeded } from './seeded.js';
import { sending, sendWithCuts, use } from './tus-uploads.js';

const CUTS = 50;
const MEGABYTE = 1024 * 1024;

it('20 uploads of 9 MB, each cut 50 times', async () => {
  const server = await startTestApp();
  const random = seeded('resumed uploads', runSeed);
  const content = await paperPdf({ attached: 9 * MEGABYTE });
  const sha256 = createHash('sha256').update(content).digest('hex');
  const uploads = scaled(20);
  let [sent, damaged, backwards] = [0, 0, 0];
  for (let n = 0; n < uploads; n++) {
    const file = sending(await beginUploading(server), content);
    const result = await sendWithCuts(server, file, CUTS, random);
    const { body } = await use(server, file);
    if (body.versions?.[0]?.manuscript.sha256 !== sha256) damaged += 1;
    sent += result.sent;
    backwards += result.backwards;
  }
  const needed = uploads * content.length;
  const twice = `${(((sent - needed) / needed) * 100).toFixed(1)} %`;
  record('uploads resumed after cuts', {
    uploads,
    cuts: uploads * CUTS,
    twice,
    damaged,
    backwards,
  });
  expect({ damaged, backwards }).toEqual({ damaged: 0, backwards: 0 });
  await server.stop();
});
