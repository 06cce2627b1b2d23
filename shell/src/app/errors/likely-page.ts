import type { OwnedRoute } from '../../remotes/registry';

/** From 0 to 1; below it a suggestion would be a guess. */
const LIKELY = 0.6;

/** The page of the site whose address is most like `pathname`; undefined when none is like it. */
export function likelyPage(routes: OwnedRoute[], pathname: string): OwnedRoute | undefined {
  const [best] = routes
    .filter(({ path, access }) => access !== 'admin' && !path.includes(':') && path !== '/')
    .map((route) => ({ route, likeness: likeness(route.path, pathname.toLowerCase()) }))
    .sort((one, other) => other.likeness - one.likeness);
  return best && best.likeness >= LIKELY ? best.route : undefined;
}

/** The share of pairs of letters that two addresses have in common (Sørensen–Dice). */
function likeness(one: string, other: string): number {
  const pairs = pairsOf(one);
  const left = pairsOf(other);
  const count = pairs.length + left.length;
  const common = pairs.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / count;
}

function pairsOf(path: string): string[] {
  const text = `/${path.replace(/^\/+|\/+$/g, '')}/`;
  return Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
}
