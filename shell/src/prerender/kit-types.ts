/** `string`, `'literal'`, `#Name` of the kit, `~Name` of a package, or `any` where the type is left open. */
export type KitType =
  | string
  | { any: KitType[] }
  | { list: KitType }
  | { promise: KitType }
  | { object: Record<string, KitType>; open?: boolean }
  | { new: Call }
  | Call;

interface Call {
  takes: KitType[];
  /** How many it cannot do without; all, unless given. */
  needs?: number;
  rest?: boolean;
  gives: KitType;
}

type Named = Record<string, KitType>;

/** What site/kit-types.mjs writes: by entry point and name, and the types that these name. */
export interface KitTypes {
  entries: Record<string, Named>;
  types: Named;
}

/**
 * What of a remote's types does not fit the shell's kit, in words; nothing if it can run. What a remote passes may become
 * optional or wider, and what it receives may gain members or become narrower. What is left open in one of both is not
 * compared, and names that are missing are left to the comparison of names.
 */
export function unmetTypes(compiled: KitTypes, live: KitTypes): string[] {
  return Object.entries(compiled.entries).flatMap(([request, names]) =>
    Object.entries(names).flatMap(([name, type]) => {
      const offered = live.entries[request]?.[name];
      if (offered === undefined) return [];
      const found = new Comparison(compiled, live).ofExport(name, offered, type);
      return [...new Set(found)].map((reason) => `\`${name}\` of ${request}: ${reason}`);
    }),
  );
}

/** `root` is '' for a value, or names a parameter or result; `path` leads to a member. */
interface Place {
  root: string;
  path: string[];
}

/** Values go one way: from the kit to the remote (given), or from the remote to the kit (taken). */
class Comparison {
  /** Empty while a type that contains itself is compared. */
  private readonly seen = new Map<string, string[]>();
  private readonly givenNames: Set<string>;

  constructor(
    private readonly compiled: KitTypes,
    private readonly live: KitTypes,
  ) {
    this.givenNames = namesGivenBy(live);
  }

  ofExport(name: string, live: KitType, compiled: KitType): string[] {
    const offered = this.resolved(live, this.live);
    const known = this.resolved(compiled, this.compiled);
    const place = { root: '', path: [] };
    if (!isComponent(name) || !isCall(offered) || !isCall(known)) {
      return this.fits(live, compiled, false, place);
    }
    // React passes properties always, and shows any result.
    const [passed = NO_PROPERTIES, taken = NO_PROPERTIES] = [known.takes[0], offered.takes[0]];
    return this.fits(passed, taken, true, place);
  }

  private fits(from: KitType, to: KitType, isTaken: boolean, place: Place): string[] {
    const key = JSON.stringify([from, to, isTaken]);
    const known = this.seen.get(key);
    if (known) return known;
    if (key.includes('"#')) this.seen.set(key, []);
    const reasons = this.reasonsOf(from, to, isTaken, place);
    this.seen.set(key, reasons);
    return reasons;
  }

  private reasonsOf(from: KitType, to: KitType, isTaken: boolean, place: Place): string[] {
    const [ofFrom, ofTo] = isTaken ? [this.compiled, this.live] : [this.live, this.compiled];
    const sources = this.parts(from, ofFrom);
    const targets = this.parts(to, ofTo);
    if ([...sources, ...targets].includes('any')) return [];
    return sources.flatMap((source) => {
      if (source === 'boolean' && ['true', 'false'].every((each) => targets.includes(each))) {
        return [];
      }
      const tried = targets
        .filter((target) => canFit(source, target))
        .map((target) => this.alike(source, target, isTaken, place, { from, to }));
      if (tried.some((reasons) => reasons.length === 0)) return [];
      const [only, ...others] = tried;
      if (only && others.length === 0) return only;
      const kind = shown(source);
      return [
        `${said(place)} ${isTaken ? `does not take ${kind} any more` : `can be ${kind} now`}`,
      ];
    });
  }

  /** Of two types of the same kind. */
  private alike(
    from: KitType,
    to: KitType,
    isTaken: boolean,
    place: Place,
    named: { from: KitType; to: KitType },
  ): string[] {
    if (typeof from === 'string' || typeof to === 'string') return [];
    if ('list' in from && 'list' in to) {
      const { root, path } = place;
      const inside = { root, path: [...path.slice(0, -1), `${path.at(-1) ?? ''}[]`] };
      return this.fits(from.list, to.list, isTaken, inside);
    }
    if ('promise' in from && 'promise' in to) {
      return this.fits(from.promise, to.promise, isTaken, place);
    }
    if ('new' in from && 'new' in to) return this.calls(from.new, to.new, isTaken, place);
    if (isCall(from) && isCall(to)) return this.calls(from, to, isTaken, place);
    if (!('object' in from) || !('object' in to)) return [];
    // Passed back as it was given: its new members are there.
    const isPassedOn = isTaken && (this.isGiven(named.from) || this.isGiven(named.to));
    return this.members(from, to, isTaken, place, isPassedOn);
  }

  private members(
    from: { object: Named; open?: boolean },
    to: { object: Named; open?: boolean },
    isTaken: boolean,
    { root, path }: Place,
    isPassedOn: boolean,
  ): string[] {
    const at = (name: string) => ({ root, path: [...path, name] });
    const reasons = Object.entries(to.object).flatMap(([member, target]) => {
      const name = member.replace(/\?$/, '');
      const isOptional = member.endsWith('?');
      const source = from.object[name] ?? from.object[`${name}?`];
      if (source === undefined) {
        if (isOptional || from.open || isPassedOn) return [];
        return isTaken
          ? [`${said(at(name))} is required now`]
          : [`${said(at(name))} is missing now`];
      }
      const isLess = !isOptional && !(name in from.object) && !takesUndefined(target);
      if (isLess && !isPassedOn) {
        const reason = isTaken ? 'is required now' : 'can be left out now';
        return [`${said(at(name))} ${reason}`];
      }
      return this.fits(source, target, isTaken, at(name));
    });
    if (!isTaken || to.open || isPassedOn) return reasons;
    const unknown = Object.keys(from.object)
      .map((member) => member.replace(/\?$/, ''))
      .filter((name) => !(name in to.object) && !(`${name}?` in to.object));
    return [...reasons, ...unknown.map((name) => `${said(at(name))} is not taken any more`)];
  }

  /** `from` is the function that runs, `to` what its caller knows of it. */
  private calls(from: Call, to: Call, isTaken: boolean, place: Place): string[] {
    const at = (part: string) => ({ root: partOf(part, place), path: [] });
    const results =
      to.gives === 'undefined' ? [] : this.fits(from.gives, to.gives, isTaken, at('the result'));
    if (from.rest || to.rest) return results;
    const isPassed = !isTaken;
    const passed = to.takes.flatMap((type, i) => {
      const parameter = at(`parameter ${i + 1}`);
      const taken = from.takes[i];
      if (taken === undefined) {
        return isPassed ? [`${said(parameter)} is not taken any more`] : [];
      }
      const isLess = i >= needsOf(to) && i < needsOf(from) && !takesUndefined(taken);
      if (!isLess) return this.fits(type, taken, isPassed, parameter);
      return [`${said(parameter)} ${isPassed ? 'is required now' : 'can be left out now'}`];
    });
    const further = from.takes.slice(to.takes.length).flatMap((type, i) => {
      const place = to.takes.length + i;
      if (place >= needsOf(from) || takesUndefined(type)) return [];
      const reason = isPassed ? 'is required now' : 'is not passed any more';
      return [`${said(at(`parameter ${place + 1}`))} ${reason}`];
    });
    return [...results, ...passed, ...further];
  }

  private parts(type: KitType, of: KitTypes): KitType[] {
    const whole = this.resolved(type, of);
    if (typeof whole === 'string' || !('any' in whole)) return [whole];
    return whole.any.flatMap((each) => this.parts(each, of));
  }

  private resolved(type: KitType, of: KitTypes): KitType {
    if (typeof type !== 'string' || !type.startsWith('#')) return type;
    const found = of.types[type.slice(1)];
    return found === undefined ? 'any' : this.resolved(found, of);
  }

  private isGiven(type: KitType): boolean {
    return typeof type === 'string' && this.givenNames.has(baseOf(type));
  }
}

const NO_PROPERTIES: KitType = { object: {} };

const isComponent = (name: string) => /^[A-Z]/.test(name);
const isCall = (type: KitType): type is Call => typeof type === 'object' && 'takes' in type;
const needsOf = ({ needs, takes }: Call) => needs ?? takes.length;

const takesUndefined = (type: KitType): boolean =>
  type === 'undefined' ||
  type === 'any' ||
  (typeof type === 'object' && 'any' in type && type.any.some(takesUndefined));

/** Whether two parts of unions are of a kind; what they hold is compared then. */
function canFit(from: KitType, to: KitType): boolean {
  if (from === 'never' || isPackages(from) || isPackages(to)) {
    return !isPrimitive(from) && !isPrimitive(to);
  }
  if (typeof to === 'object' && 'object' in to && Object.keys(to.object).length === 0) {
    return from !== 'undefined' && from !== 'null';
  }
  if (typeof from === 'string' || typeof to === 'string')
    return from === to || baseKind(from) === to;
  return kindOf(from) === kindOf(to);
}

const isPackages = (type: KitType) => typeof type === 'string' && type.startsWith('~');
const isPrimitive = (type: KitType) =>
  typeof type === 'string' && type !== 'never' && !isPackages(type);
const kindOf = (type: object) =>
  ['list', 'promise', 'new', 'takes'].find((each) => each in type) ?? 'object';

function baseKind(type: KitType): string | undefined {
  if (typeof type !== 'string') return undefined;
  if (type.startsWith("'")) return 'string';
  if (type === 'true' || type === 'false') return 'boolean';
  return /^-?\d/.test(type) ? 'number' : undefined;
}

/** `Column 2` is `Column` with other parameters. */
const baseOf = (reference: string) => reference.slice(1).replace(/ \d+$/, '');

const partOf = (part: string, { root, path }: Place) => {
  if (path.length === 0) return root ? `${part} of ${root}` : part;
  return `${part} of \`${path.join('.')}\`${root && ` of ${root}`}`;
};

function said({ root, path }: Place): string {
  if (path.length === 0) return root || 'it';
  return `the property \`${path.join('.')}\`${root && ` of ${root}`}`;
}

function shown(type: KitType): string {
  if (typeof type === 'string') return `\`${type.replace(/^~/, '')}\``;
  const words: Record<string, string> = { takes: 'a function', new: 'a class', list: 'a list' };
  const kind = kindOf(type);
  return words[kind] ?? (kind === 'promise' ? 'a promise' : 'an object');
}

/** Types of values that remotes get from the kit: a remote passes such a value back with all that it got. */
function namesGivenBy({ entries, types }: KitTypes): Set<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const walk = (type: KitType, isGiven: boolean): void => {
    if (typeof type === 'string') {
      if (!type.startsWith('#') || seen.has(`${type} ${isGiven}`)) return;
      seen.add(`${type} ${isGiven}`);
      if (isGiven) names.add(baseOf(type));
      walk(types[type.slice(1)] ?? 'any', isGiven);
    } else if ('any' in type) type.any.forEach((each) => walk(each, isGiven));
    else if ('list' in type) walk(type.list, isGiven);
    else if ('promise' in type) walk(type.promise, isGiven);
    else if ('object' in type) Object.values(type.object).forEach((each) => walk(each, isGiven));
    else {
      const call = 'new' in type ? type.new : type;
      call.takes.forEach((each) => walk(each, !isGiven));
      walk(call.gives, isGiven);
    }
  };
  for (const named of Object.values(entries)) {
    for (const type of Object.values(named)) walk(type, true);
  }
  return names;
}
