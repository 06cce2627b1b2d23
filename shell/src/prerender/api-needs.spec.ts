import ts from 'typescript';
import { needsIn } from '../../site/api-needs.mjs';
import { unmetNeeds, type ApiDescription, type ApiNeeds } from './api-needs';

const types = `
export interface paths {
  '/api/v1/talks': { get: operations['Talks_list']; post: operations['Talks_add'] };
  '/api/v1/talks/{id}': { get: operations['Talks_read'] };
}
export interface components {
  schemas: {
    Talk: { id: string; title: string; room?: string; minutes: number | null; speaker: { name: string; note: string } };
    Talks: { items: components['schemas']['Talk'][]; total: number };
    NewTalk: { title: string; kind: 'talk' | 'panel'; room?: string };
  };
}
export interface operations {
  Talks_list: {
    parameters: { query?: { q?: string; sort: 'title' | 'day' } };
    responses: { 200: { content: { 'application/json': components['schemas']['Talks'] } } };
  };
  Talks_add: {
    parameters: { query?: never };
    requestBody: { content: { 'application/json': components['schemas']['NewTalk'] } };
    responses: { 200: { content: { 'application/json': { id: string } } } };
  };
  Talks_read: {
    parameters: { query?: never };
    responses: { 200: { content: { 'application/json': components['schemas']['Talk'] } } };
  };
}`;

const client = `
import type { components, operations, paths } from './api';
export type Talk = components['schemas']['Talk'];
declare const api: {
  GET(path: keyof paths, options: { query: NonNullable<operations['Talks_list']['parameters']['query']> }):
    components['schemas']['Talks'];
  POST(path: keyof paths, options: { body: components['schemas']['NewTalk'] }): { id: string };
};
declare function show(card: { name: string }): void;
`;

/** In place of the library that comes with the compiler, which takes seconds to read. */
const library = `
interface Array<T> { length: number; [n: number]: T }
interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {}
declare const JSON: { stringify(value: unknown): string };
type NonNullable<T> = T & {};`;

function needsOf(code: string): ApiNeeds {
  const files = new Map([
    ['/lib.ts', library],
    ['/api.ts', types],
    ['/code.ts', client + code],
  ]);
  const options = { strict: true, noLib: true, target: ts.ScriptTarget.ES2022 };
  const host = ts.createCompilerHost(options);
  host.getSourceFile = (name, version) => {
    const text = files.get(name);
    return text === undefined ? undefined : ts.createSourceFile(name, text, version, true);
  };
  host.fileExists = (name) => files.has(name);
  host.readFile = (name) => files.get(name);
  const program = ts.createProgram(['/lib.ts', '/code.ts'], options, host);
  return needsIn(program, '/api.ts', (file) => file === '/code.ts');
}

const fieldsOf = (code: string) => needsOf(code).fields;

describe('the needs of code', () => {
  it('are the operations that it calls, with what their requests always have', () => {
    const { operations } = needsOf(
      `api.GET('/api/v1/talks', { query: { sort: 'day' } });
       api.POST('/api/v1/talks', { body: { title: 'One', kind: 'talk' } });
       export const address = '/api/v1/talks/{id}';`,
    );
    expect(operations).toEqual({
      '/api/v1/talks/{id}': [],
      'GET /api/v1/talks': ['Talks_list query sort'],
      'POST /api/v1/talks': ['NewTalk kind', 'NewTalk title'],
    });
  });

  it.each([
    ['reads', 'export const room = (talk: Talk) => talk.room;', { 'Talk room': 'r string?' }],
    ['reads by name', `export const id = (talk: Talk) => talk['id'];`, { 'Talk id': 'r string' }],
    [
      'takes apart',
      'export const name = ({ minutes, speaker: { name } }: Talk) => [minutes, name];',
      {
        'Talk minutes': 'r null|number',
        'Talk speaker': 'r object',
        'Talk speaker name': 'r string',
      },
    ],
    [
      'passes to other code',
      'export const shown = (talk: Talk) => show(talk.speaker);',
      { 'Talk speaker': 'r object', 'Talk speaker name': 'r string' },
    ],
    [
      'spreads',
      'export const copy = (talk: Talk): object => ({ ...talk.speaker });',
      {
        'Talk speaker': 'r object',
        'Talk speaker name': 'r string',
        'Talk speaker note': 'r string',
      },
    ],
    [
      'writes as JSON',
      'export const text = (talk: Talk) => JSON.stringify(talk.speaker);',
      {
        'Talk speaker': 'r object',
        'Talk speaker name': 'r string',
        'Talk speaker note': 'r string',
      },
    ],
    [
      'sends',
      `api.POST('/api/v1/talks', { body: { title: 'One', kind: 'talk' } });`,
      { 'NewTalk kind': 's string = panel|talk', 'NewTalk title': 's string' },
    ],
    [
      'sends in a variable',
      `const body = { title: 'One', kind: 'talk' as const };
       api.POST('/api/v1/talks', { body });`,
      { 'NewTalk kind': 's string = panel|talk', 'NewTalk title': 's string' },
    ],
  ])('are the fields that it %s', (_, code, fields) => {
    expect(fieldsOf(code)).toEqual(fields);
  });
});

const talk = {
  type: 'object',
  properties: { id: { type: 'string' }, minutes: { type: ['integer', 'null'] } },
  required: ['id', 'minutes'],
};
const newTalk = {
  type: 'object',
  properties: { title: { type: 'string' }, kind: { enum: ['talk', 'panel'] } },
  required: ['title'],
};
const json = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});
const server = (changes: { talk?: object; newTalk?: object; paths?: object } = {}) =>
  ({
    paths: changes.paths ?? {
      '/api/v1/talks': {
        post: {
          operationId: 'Talks_add',
          requestBody: json('NewTalk'),
          responses: { 200: json('Talk') },
        },
      },
    },
    components: {
      schemas: { Talk: { ...talk, ...changes.talk }, NewTalk: { ...newTalk, ...changes.newTalk } },
    },
  }) as ApiDescription;

const needs: ApiNeeds = {
  operations: { 'POST /api/v1/talks': ['NewTalk title'] },
  fields: {
    'Talk id': 'r string',
    'Talk minutes': 'r null|number',
    'NewTalk title': 's string',
    'NewTalk kind': 's string? = panel|talk',
  },
};
const withTalk = (properties: object, required = talk.required) =>
  server({ talk: { properties: { ...talk.properties, ...properties }, required } });
const withNewTalk = (properties: object, required = newTalk.required) =>
  server({ newTalk: { properties: { ...newTalk.properties, ...properties }, required } });

describe('a server', () => {
  it.each([
    ['that is the same', server()],
    ['with more fields', withTalk({ room: { type: 'string' } })],
    ['that never answers null', withTalk({ minutes: { type: 'integer' } })],
    ['that takes more values', withNewTalk({ kind: { enum: ['talk', 'panel', 'poster'] } })],
  ])('%s meets the needs', (_, api) => {
    expect(unmetNeeds(needs, api)).toEqual([]);
  });

  it.each([
    ['without an operation', server({ paths: {} }), 'POST /api/v1/talks is missing'],
    [
      'without a field',
      server({ talk: { properties: { id: { type: 'string' } } } }),
      'Talk minutes is missing',
    ],
    [
      'with another type under the name',
      withTalk({ id: { type: 'number' } }),
      'Talk id can be number, and is read as string',
    ],
    [
      'that leaves a field out',
      withTalk({}, ['id']),
      'Talk minutes can be left out, and is read as always there',
    ],
    [
      'that refuses a value',
      withNewTalk({ kind: { enum: ['panel'] } }),
      'NewTalk kind does not accept talk',
    ],
    [
      'that refuses the type of a field',
      withNewTalk({ title: { type: 'object' } }),
      'NewTalk title is sent as string, which is refused',
    ],
    [
      'that demands a field',
      withNewTalk({ room: { type: 'string' } }, ['title', 'room']),
      'POST /api/v1/talks demands NewTalk room',
    ],
  ])('%s does not', (_, api, reason) => {
    expect(unmetNeeds(needs, api)).toEqual([reason]);
  });
});
