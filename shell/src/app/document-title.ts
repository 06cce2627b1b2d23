/** The document's title: the page's own before the conference's name, which stands alone at home. */
export function documentTitle(name: string, page: string | undefined, pathname: string): string {
  return page && pathname !== '/' ? `${page} · ${name}` : name;
}
