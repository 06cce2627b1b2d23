// The server of npm run dev, in a process that a change replaces. The parent sends its configuration.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';
import { serverModule } from './server.mjs';

// Packages do not change, so they are loaded before the process is needed.
const PACKAGES = [
  '@nestjs/core',
  '@nestjs/platform-fastify',
  '@nestjs/swagger',
  '@nestjs/typeorm',
  '@nestjs/bullmq',
  '@fastify/compress',
  '@fastify/multipart',
  'bullmq',
  'nodemailer',
  'pdfkit',
  'pino',
  'sharp',
  'smtp-server',
  'typeorm',
  'zod',
];

const message = once(process, 'message');
process.once('disconnect', () => process.exit());
const { resolve } = createRequire(join(root, 'services/package.json'));
for (const name of PACKAGES) await import(pathToFileURL(resolve(name)).href);

const [{ config, postgres }] = await message;
const { runProgram } = await serverModule('operations/start/run-program');
const { start } = await serverModule('operations/start/start');

await runProgram(async () => {
  const running = await start(config, (line) => process.send({ line }), postgres);
  process.send({ isReady: true });
  return running.stop;
});
