export type MessageValues = Record<string, string | number>;

interface Choice {
  name: string;
  kind: 'plural' | 'select' | 'selectordinal';
  offset: number;
  branches: Record<string, Part[]>;
}

/** Null is the plural's own number. */
type Part = string | { name: string; isNumber: boolean } | Choice | null;

export type Message = Part[];

/** A character, and all until the next that may mean something. */
const PLAIN = /[^][^'{}#]*/y;

/**
 * Supports `number`, `plural`, `select`, `selectordinal`, `offset`, `=n` and `#`. Apostrophes quote
 * only before a brace, or before `#` in a plural (ICU).
 * @throws Error for a malformed message
 */
export function parseMessage(source: string): Message {
  let at = 0;

  function fail(): never {
    throw new Error(`Not an ICU message at ${at}: ${source}`);
  }

  function parts(isPlural: boolean, isNested: boolean): Part[] {
    const found: Part[] = [];
    let literal = '';
    const flush = () => {
      if (literal) found.push(literal);
      literal = '';
    };
    for (; at < source.length; at += 1) {
      const char = source[at] as string;
      if (char === "'") {
        literal += quoted(isPlural);
      } else if (char === '{') {
        flush();
        found.push(argument());
      } else if (char === '}') {
        if (isNested) break;
        fail();
      } else if (char === '#' && isPlural) {
        flush();
        found.push(null);
      } else {
        const plain = plainFrom(at);
        literal += plain;
        at += plain.length - 1;
      }
    }
    flush();
    return found;
  }

  /** Letter by letter, the texts of a page would take longer than its components. */
  function plainFrom(start: number): string {
    PLAIN.lastIndex = start;
    return PLAIN.exec(source)?.[0] ?? fail();
  }

  function quoted(isPlural: boolean): string {
    const next = source[at + 1] ?? '';
    if (next === "'") {
      at += 1;
      return "'";
    }
    if (!'{}'.includes(next || ' ') && !(isPlural && next === '#')) return "'";
    let text = '';
    for (at += 1; at < source.length; at += 1) {
      if (source[at] !== "'") text += source[at];
      else if (source[at + 1] === "'") text += source[(at += 1)];
      else break;
    }
    return text;
  }

  function take(pattern: RegExp): string {
    const [all, word = ''] = pattern.exec(source.slice(at)) ?? fail();
    at += all.length;
    return word;
  }

  function argument(): Part {
    const name = take(/^\{\s*([^\s{},]+)\s*/);
    if (source[at] === '}') return { name, isNumber: false };
    const kind = take(/^,\s*(number|plural|selectordinal|select)\s*/);
    if (kind === 'number') {
      if (source[at] !== '}') fail();
      return { name, isNumber: true };
    }
    take(/^(,)\s*/);
    const offset = Number(take(/^(?:offset:\s*(\d+)\s*)?/));
    const branches: Choice['branches'] = {};
    while (source[at] !== '}') {
      const key = take(/^([^\s{}]+)\s*\{/);
      branches[key] = parts(kind !== 'select', true);
      take(/^(\})\s*/);
    }
    if (!branches.other) fail();
    return { name, kind: kind as Choice['kind'], offset, branches };
  }

  return parts(false, false);
}

export interface Rendering {
  values: MessageValues;
  /** Locale of the plural rules, which may differ from that of the numbers. */
  rules: string;
  numbers: string;
  literal?: (text: string) => string;
}

/** A placeholder without a value keeps its name in braces. */
export function renderMessage(message: Message, rendering: Rendering, count = 0): string {
  const { values, rules, numbers, literal } = rendering;
  const number = (value: number) => formatNumber(numbers, value);
  return message
    .map((part) => {
      if (part === null) return number(count);
      if (typeof part === 'string') return literal ? literal(part) : part;
      const value = values[part.name];
      if (!('kind' in part)) {
        return part.isNumber ? number(Number(value)) : String(value ?? `{${part.name}}`);
      }
      const { kind, branches, offset } = part;
      const rest = Number(value) - offset;
      const category =
        kind === 'select'
          ? String(value)
          : pluralCategory(rules, kind === 'plural' ? 'cardinal' : 'ordinal', rest);
      const chosen = branches[`=${value}`] ?? branches[category] ?? branches.other;
      return renderMessage(chosen ?? [], rendering, kind === 'select' ? count : rest);
    })
    .join('');
}

// Creating an Intl object costs more than all its formatting on a page.
const made = new Map<string, unknown>();

export function kept<T>(key: string, make: () => T): T {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as T;
}

/**
 * @param digits behind the point; without it as many as the number has, up to three
 *
 * Without Intl in English: its first number keeps a phone busy for 90 ms.
 */
export function formatNumber(locale: string, value: number, digits?: number): string {
  const digitsOf = value.toFixed(digits);
  // Intl rounds decimal digits, and `toFixed` binary ones.
  if (locale === 'en-GB' && Math.abs(value) < 1e15 && Number(digitsOf) === value) {
    const [whole = '', fraction] = digitsOf.split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
    return fraction ? `${grouped}.${fraction}` : grouped;
  }
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return kept(`number ${digits} ${locale}`, () => new Intl.NumberFormat(locale, options)).format(
    value,
  );
}

/** English has `one` for 1 and -1 only (Unicode CLDR, cardinal rules of `en`). */
function pluralCategory(locale: string, type: Intl.PluralRuleType, value: number): string {
  if (locale === 'en' && type === 'cardinal') return Math.abs(value) === 1 ? 'one' : 'other';
  return kept(`${type} ${locale}`, () => new Intl.PluralRules(locale, { type })).select(value);
}
