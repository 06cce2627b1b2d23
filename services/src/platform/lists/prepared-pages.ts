import type { Sent } from '../database/db.js';
import { named, type Query } from '../database/statement.js';

export interface Prepared<Name extends string> {
  constants: Name[];
  places: Name[];
}

interface Shape {
  constants: unknown[];
  /** Those that are set. */
  places: string[];
}

const OF_PAGES = ['sort', 'limit', 'cursor'];

/** @returns what the SQL of a page depends on; undefined with a filter that is planned for its value */
export function shapeOf<Name extends string>(
  prepared: Prepared<Name> | undefined,
  filters: Partial<Record<Name, unknown>>,
): Shape | undefined {
  if (!prepared) return undefined;
  const { constants, places } = prepared;
  const known: string[] = [...constants, ...places, ...OF_PAGES];
  const set = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  if (!set.every(([name]) => known.includes(name))) return undefined;
  return {
    constants: constants.map((name) => filters[name]),
    places: places.filter((name) => set.some(([other]) => other === name)),
  };
}

const pages = new WeakMap<object, Map<string, Required<Sent>>>();

/** Built once for each shape of a list. */
export function preparedPage(
  list: object,
  shape: string,
  build: () => Query<unknown>,
): Required<Sent> {
  const known = pages.get(list) ?? new Map<string, Required<Sent>>();
  pages.set(list, known);
  const page = known.get(shape) ?? named(build());
  known.set(shape, page);
  return page;
}
