export function documentTitle(name: string, page: string | undefined, pathname: string): string {
  return page && pathname !== '/' ? `${page} · ${name}` : name;
}
