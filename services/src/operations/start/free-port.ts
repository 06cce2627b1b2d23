import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Config } from '../../platform/config/config.js';
import { localUrl } from '../../platform/config/local-url.js';

/** Replaces port 0, in the address as well. */
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
