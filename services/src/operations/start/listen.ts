import { once } from 'node:events';
import { createServer } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ConfigError } from '../../platform/config/config.error.js';
import type { Config } from '../../platform/config/config.js';

/** Reports an unusable address before the longer steps. @throws ConfigError */
export async function checkAddress(config: Config): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(config.port, config.host);
    await once(probe, 'listening');
  } catch (error) {
    throw explain(error, config) ?? error;
  } finally {
    probe.close();
  }
}

/** @throws ConfigError for an unusable address */
export async function listen(app: NestFastifyApplication, config: Config): Promise<void> {
  try {
    await app.listen(config.port, config.host);
  } catch (error) {
    throw explain(error, config) ?? error;
  }
}

function explain(error: unknown, { port, host }: Config): ConfigError | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new ConfigError('PORT', `${port} is in use: stop what uses it, or set another`);
    case 'EACCES':
      return new ConfigError('PORT', `${port} may not be used by this user`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError('HOST', `${host} is not an address of this machine`);
    default:
      return undefined;
  }
}
