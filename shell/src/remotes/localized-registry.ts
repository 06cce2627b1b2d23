import { currentLocale, translate } from '@plenary/kit/i18n';
import type { RouteEntry } from '@plenary/kit/remote';
import type { Registry } from './registry';

/** The composer translates the titles; a registry of development is in English. */
export function localizedRegistry(registry: Registry): Registry {
  const { lang } = currentLocale();
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const text = (source: string) =>
      translate(`${name.replace(/^mfe_/, '')}.routes.${source}`, source);
    const routes = remote.routes.map((route) => localized(route, text));
    const fills = remote.fills?.map((fill) => ({ ...fill, title: text(fill.title) }));
    return [name, { ...remote, routes, fills }];
  });
  return { ...registry, lang, remotes: Object.fromEntries(remotes) as Registry['remotes'] };
}

function localized(route: RouteEntry, text: (source: string) => string): RouteEntry {
  const { title, description, menu } = route;
  return {
    ...route,
    title: text(title),
    description: description && text(description),
    menu: menu && { ...menu, label: text(menu.label), group: menu.group && text(menu.group) },
  };
}
