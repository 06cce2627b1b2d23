import { Writable } from 'node:stream';
import { pino } from 'pino';
import { NestLogger } from './logger.js';

it('writes an object as one line of JSON with its fields', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  new NestLogger(pino(stream)).warn({ event: 'refused', route: 'a\nb' }, 'Security');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'refused',
    route: 'a\nb',
    context: 'Security',
    level: 40,
  });
});
