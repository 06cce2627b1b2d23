// The public types of the kit, as data (docs/decisions/2026-11-29-types-of-the-kit-are-compared.md).
import ts from 'typescript';
import { TypeWriter } from './type-writer.mjs';

/**
 * @param program of TypeScript
 * @param sources `{ '@plenary/kit/ui': file }`
 * @param isOwn whether the types of a file are described; those of packages are named
 * @param api the file with the types of the API, which are left open
 * @returns {import('../src/prerender/kit-types').KitTypes}
 */
export function typesIn(program, sources, isOwn, api) {
  const checker = program.getTypeChecker();
  const writer = new TypeWriter(checker, isOwn, api && program.getSourceFile(api));
  const entries = {};
  for (const [request, file] of Object.entries(sources)) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    const values = checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, aliased(checker, symbol)])
      .filter(([, { flags }]) => flags & ts.SymbolFlags.Value)
      .sort(byName);
    entries[request] = Object.fromEntries(
      values.map(([name, symbol]) => [name, writer.valueOf(symbol)]),
    );
  }
  return { entries, types: writer.types };
}

/** The types of the names that a remote uses, with all that these name. */
export function typesOfUses(all, uses) {
  const entries = {};
  for (const [request, names] of Object.entries(uses).sort(byName)) {
    const offered = all.entries[request];
    if (!offered) continue;
    const used = Object.entries(offered).filter(([name]) => names === true || names.includes(name));
    entries[request] = Object.fromEntries(used);
  }
  const types = {};
  const take = (part) => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#([^"]+)"/g)) {
      if (types[name]) continue;
      types[name] = all.types[name];
      take(types[name]);
    }
  };
  take(entries);
  return { entries, types: Object.fromEntries(Object.entries(types).sort(byName)) };
}

const byName = ([one], [other]) => (one < other ? -1 : 1);

const aliased = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
