import { readFileSync, writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { format } from 'oxfmt';
import { AppModule } from './operations/start/app.module.js';
import { loadConfig } from './platform/config/load-config.js';
import { API_PREFIX } from './operations/start/create-app.js';
import { openapiDocument } from './operations/start/openapi-document.js';

// Writes services/openapi.json; with --check it only reports a difference.
const file = new URL('../openapi.json', import.meta.url);

const config = loadConfig({
  DATABASE_URL: 'postgres://nobody@localhost/none',
  JWT_SECRET: 'nothing is signed while the routes are read',
});
const app = await NestFactory.create(AppModule.forRoot(config), new FastifyAdapter(), {
  preview: true,
  logger: ['error'],
});
app.setGlobalPrefix(API_PREFIX);
const { code: text } = await format('openapi.json', JSON.stringify(openapiDocument(app)), {
  printWidth: 100,
});

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('openapi.json differs from the code: npm run openapi -w services\n');
  process.exitCode = 1;
}
