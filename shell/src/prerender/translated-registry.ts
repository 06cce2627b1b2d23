import { currentLocale } from '@plenary/kit/i18n';
import { localizedRegistry } from '../remotes/localized-registry';
import type { RemoteSource } from '../remotes/page-store';
import type { Registry } from '../remotes/registry';

export async function translatedRegistry(
  registry: Registry,
  source: RemoteSource,
): Promise<Registry> {
  if (currentLocale().lang === 'en') return registry;
  for (const name of Object.keys(registry.remotes)) await source.load(name);
  return localizedRegistry(registry);
}
