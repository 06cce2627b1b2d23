import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Config } from './config/config.js';
import { localUrl } from './config/local-url.js';

/** For port 0: a port that is free now, in the configuration and in its own address. */
export async function withFreePort(config: Config): Promise<Config> {
  if (config.port !== 0) return config;
  const probe = createServer().listen(0, config.host);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  const isOwn = config.publicUrl === localUrl(config.host, 0);
  return { ...config, port, publicUrl: isOwn ? localUrl(config.host, port) : config.publicUrl };
}
