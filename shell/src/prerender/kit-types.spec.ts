import ts from 'typescript';
import { typesIn, typesOfUses } from '../../site/kit-types.mjs';
import { unmetTypes, type KitTypes } from './kit-types';

/** In place of the library that comes with the compiler, which takes seconds to read. */
const library = `
interface Array<T> { length: number; [n: number]: T }
interface ReadonlyArray<T> { length: number; [n: number]: T }
interface Promise<T> { then(done: (value: T) => void): void }
interface Element { tag: string } interface Date { now: number }
interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {}
type Partial<T> = { [K in keyof T]?: T[K] };`;

const api = `
export interface Room { id: string; seats: number }
export interface Person { rights: ('read' | 'write')[] }`;

const REQUEST = '@plenary/kit/ui';

function typesOf(code: string, apiCode = api): KitTypes {
  const files = new Map([
    ['/lib.ts', library],
    ['/api.ts', apiCode],
    ['/kit.ts', code],
  ]);
  const options = { strict: true, noLib: true, target: ts.ScriptTarget.ES2022 };
  const host = ts.createCompilerHost(options);
  host.getSourceFile = (name, version) => {
    const text = files.get(name);
    return text === undefined ? undefined : ts.createSourceFile(name, text, version, true);
  };
  host.fileExists = (name) => files.has(name);
  host.readFile = (name) => files.get(name);
  const program = ts.createProgram(['/lib.ts', '/api.ts', '/kit.ts'], options, host);
  return typesIn(program, { [REQUEST]: '/kit.ts' }, (file) => file === '/kit.ts', '/api.ts');
}

/** What a remote that was compiled against `before` lacks in a shell with `after`. */
const unmet = (before: string, after: string) =>
  unmetTypes(typesOf(before), typesOf(after)).map((reason) =>
    reason.replace(` of ${REQUEST}: `, ' – '),
  );

const button = (props: string) => `export declare function Button(props: { ${props} }): Element;`;
const named = (props: string, rest: string) => `export interface Item { ${props} }\n${rest}`;

type Change = [what: string, before: string, after: string, reason: string];

const broken: Change[] = [
  [
    'a new required property',
    button('label: string'),
    button('label: string; variant: string'),
    '`Button` – the property `variant` is required now',
  ],
  [
    'a property that became required',
    button('variant?: string'),
    button('variant: string'),
    '`Button` – the property `variant` is required now',
  ],
  [
    'a property that was removed',
    button('label: string; note?: string'),
    button('label: string'),
    '`Button` – the property `note` is not taken any more',
  ],
  [
    'a property of another type',
    button('label: string'),
    button('label: number'),
    '`Button` – the property `label` does not take `string` any more',
  ],
  [
    'a property with fewer values',
    button(`look: 'plain' | 'bold'`),
    button(`look: 'plain'`),
    `\`Button\` – the property \`look\` does not take \`'bold'\` any more`,
  ],
  [
    'a member of a property that became required',
    button('options: { value: string }[]'),
    button('options: { value: string; label: string }[]'),
    '`Button` – the property `options[].label` is required now',
  ],
  [
    'properties of a component that had none',
    'export declare function Mark(): Element;',
    'export declare function Mark(props: { size: number }): Element;',
    '`Mark` – the property `size` is required now',
  ],
  [
    'a callback that is given less',
    button('onChange: (value: string) => void'),
    button('onChange: () => void'),
    '`Button` – parameter 1 of `onChange` is not passed any more',
  ],
  [
    'a callback that is given more kinds',
    button('onChange: (value: string) => void'),
    button('onChange: (value: string | null) => void'),
    '`Button` – parameter 1 of `onChange` can be `null` now',
  ],
  [
    'a callback that must answer',
    button('onChange: () => void'),
    button('onChange: () => boolean'),
    '`Button` – the result of `onChange` does not take `undefined` any more',
  ],
  [
    'a new parameter',
    'export declare function format(day: string): string;',
    'export declare function format(day: string, zone: string): string;',
    '`format` – parameter 2 is required now',
  ],
  [
    'a parameter that became required',
    'export declare function format(day: string, zone?: string): string;',
    'export declare function format(day: string, zone: string): string;',
    '`format` – parameter 2 is required now',
  ],
  [
    'a parameter that was removed',
    'export declare function format(day: string, zone: string): string;',
    'export declare function format(day: string): string;',
    '`format` – parameter 2 is not taken any more',
  ],
  [
    'a parameter of another type',
    'export declare function format(day: string): string;',
    'export declare function format(day: Date): string;',
    '`format` – parameter 1 does not take `string` any more',
  ],
  [
    'a result without a field',
    'export declare function useTime(): { now: number; zone: string };',
    'export declare function useTime(): { now: number };',
    '`useTime` – the property `zone` of the result is missing now',
  ],
  [
    'a result that leaves a field out',
    'export declare function useTime(): { zone: string };',
    'export declare function useTime(): { zone?: string };',
    '`useTime` – the property `zone` of the result can be left out now',
  ],
  [
    'a result that can be another type',
    'export declare function useTime(): number;',
    'export declare function useTime(): number | null;',
    '`useTime` – the result can be `null` now',
  ],
  [
    'a result that comes later',
    'export declare function load(): { id: string };',
    'export declare function load(): Promise<{ id: string }>;',
    '`load` – the result can be a promise now',
  ],
  [
    'a field of a promised result',
    'export declare function load(): Promise<{ id: string; name: string }>;',
    'export declare function load(): Promise<{ id: string }>;',
    '`load` – the property `name` of the result is missing now',
  ],
  [
    'a constant without a member',
    `export const colours = { ink: '#111', paper: '#fff' } as const;`,
    `export const colours = { ink: '#111' } as const;`,
    '`colours` – the property `paper` is missing now',
  ],
  [
    'a class with another constructor',
    'export class Sending { constructor(readonly at: string) {} }',
    'export class Sending { constructor(readonly at: string, file: string) {} }',
    '`Sending` – parameter 2 is required now',
  ],
  [
    'a named type that is only taken',
    named('id: string', 'export declare function show(item: Item): void;'),
    named('id: string; at: number', 'export declare function show(item: Item): void;'),
    '`show` – the property `at` of parameter 1 is required now',
  ],
];

const fitting: [what: string, before: string, after: string][] = [
  ['the same types', button('label: string'), button('label: string')],
  ['a new optional property', button('label: string'), button('label: string; note?: string')],
  ['a property that became optional', button('label: string'), button('label?: string')],
  ['a wider property', button('label: string'), button('label: string | number')],
  [
    'a callback that is given more',
    button('onChange: () => void'),
    button('onChange: (value: string) => void'),
  ],
  [
    'another result of a component',
    'export declare function Button(): Element;',
    'export declare function Button(): Element | null;',
  ],
  [
    'a new optional parameter',
    'export declare function format(day: string): string;',
    'export declare function format(day: string, zone?: string): string;',
  ],
  [
    'a result with more fields',
    'export declare function useTime(): { now: number };',
    'export declare function useTime(): { now: number; zone: string };',
  ],
  [
    'a narrower result',
    'export declare function useTime(): number | null;',
    'export declare function useTime(): number;',
  ],
  [
    'a changed value of a constant',
    `export const colours = { ink: '#111' } as const;`,
    `export const colours = { ink: '#222' } as const;`,
  ],
  [
    'a private member',
    'export class Sending { private at = 1; now() { return this.at; } }',
    'export class Sending { now() { return 1; } }',
  ],
  ['another order of values', button(`look: 'plain' | 'bold'`), button(`look: 'bold' | 'plain'`)],
  [
    'a type that contains itself',
    named('items?: Item[]', 'export declare function show(item: Item): Item;'),
    named('items?: Item[]; id: number', 'export declare function show(item: Item): Item;'),
  ],
  [
    'a new field of a type that remotes only pass on',
    named(
      'id: string',
      'export declare function show(item: Item): void; export declare function useItem(): Item;',
    ),
    named(
      'id: string; at: number',
      'export declare function show(item: Item): void; export declare function useItem(): Item;',
    ),
  ],
  [
    'a parameter of a type that is open',
    'export declare function pick<T extends string>(value: T): T;',
    'export declare function pick<T extends string | number>(value: T): T;',
  ],
  [
    'a name that was not there',
    button('label: string'),
    `${button('label: string')} export const A = 1;`,
  ],
];

describe('a remote', () => {
  it.each(broken)('does not fit after %s', (_, before, after, reason) => {
    expect(unmet(before, after)).toEqual([reason]);
  });

  it.each(fitting)('fits after %s', (_, before, after) => {
    expect(unmet(before, after)).toEqual([]);
  });

  it('is not compared with what the API changes, which its own list names', () => {
    const code = `import type { Person, Room } from './api';
      export declare function useRoom(): Room; export declare function rights(): Person['rights'];`;
    const later = api.replace('; seats: number', '').replace(`| 'write'`, `| 'write' | 'own'`);
    expect(typesOf(code, later)).toEqual(typesOf(code));
    const own = 'export declare function useRoom(): { id: string };';
    expect(unmet(own, own.replace('string', 'number'))).toHaveLength(1);
  });

  it('takes the types of the names that it uses, with those that they name', () => {
    const all = typesOf(`
      export interface Crumb { label: string } interface Trail { items: Crumb[] }
      export interface Other { id: string }
      export declare function Header(props: Trail): Element;
      export declare function show(other: Other): void;`);
    const taken = typesOfUses(all, { [REQUEST]: ['Header'], react: true });
    expect(Object.keys(taken.entries)).toEqual([REQUEST]);
    expect(Object.keys(taken.entries[REQUEST] ?? {})).toEqual(['Header']);
    expect(Object.keys(taken.types)).toEqual(['Crumb', 'Trail']);
    expect(typesOfUses(all, { [REQUEST]: true })).toEqual(all);
  });
});
