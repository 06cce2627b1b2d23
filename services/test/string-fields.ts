import type { INestApplication } from '@nestjs/common';
import { openapiDocument } from '../src/operations/start/openapi-document.js';

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  'x-multi-line'?: boolean;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Operation {
  parameters?: { name: string; in: 'path' | 'query' | 'header'; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** One string of one operation. */
export interface StringField {
  /** "POST /papers/{id}" */
  operation: string;
  method: string;
  /** Without the prefix of the API. */
  path: string;
  /** path, query, or the type of the body. */
  place: string;
  /** ["authors", "0", "givenName"] */
  names: string[];
  isPassword: boolean;
  /** Tabs and line breaks are allowed. */
  isMultiLine: boolean;
}

/** Headers are those of a protocol, with their own test. */
const isInAddress = ({ in: place }: { in: string }) => place !== 'header';

/** Every string that a caller can send, as openapi.json describes it. */
export function stringFields(app: INestApplication): StringField[] {
  const document = openapiDocument(app);
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const resolved = (schema: Schema): Schema =>
    schema.$ref ? resolved(schemas[schema.$ref.split('/').at(-1)!]!) : schema;

  function leaves(given: Schema, names: string[]): { names: string[]; schema: Schema }[] {
    const schema = resolved(given);
    const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
    const isString = [schema.type].flat().includes('string') && schema.format !== 'binary';
    return [
      ...(isString ? [{ names, schema }] : []),
      ...inner.flatMap((one) => leaves(one, names)),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
        leaves(one, [...names, name]),
      ),
      ...[schema.items ?? [], schema.prefixItems?.[0] ?? []]
        .flat()
        .flatMap((one) => leaves(one, [...names, '0'])),
      ...(typeof schema.additionalProperties === 'object'
        ? leaves(schema.additionalProperties, [...names, 'any'])
        : []),
    ];
  }

  const fields = Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods as Record<string, Operation>).flatMap(([method, operation]) => {
      const path = address.replace(/^\/api\/v1/, '');
      const parts = {
        operation: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
      };
      const bodies = Object.entries(operation.requestBody?.content ?? {});
      return [
        ...(operation.parameters ?? []).filter(isInAddress).map(({ name, in: place }) => ({
          ...parts,
          place,
          names: [name],
          isPassword: false,
          isMultiLine: false,
        })),
        ...bodies.flatMap(([place, { schema }]) =>
          leaves(schema, []).map((leaf) => ({
            ...parts,
            place,
            names: leaf.names,
            isPassword: leaf.schema.format === 'password',
            isMultiLine: leaf.schema['x-multi-line'] === true,
          })),
        ),
      ];
    }),
  );
  const byName = fields.map((field) => [nameOf(field), field] as const);
  return [...new Map(byName).values()];
}

/** "POST /papers/{id} authors.0.givenName" */
export function nameOf({ operation, place, names }: StringField): string {
  return `${operation} ${place} ${names.join('.')}`;
}

/** `{ authors: [{ givenName: text }] }` */
export function bodyWith(names: string[], text: string): unknown {
  const [name, ...rest] = names;
  if (name === undefined) return text;
  const inner = bodyWith(rest, text);
  return name === '0' ? [inner] : { [name]: inner };
}
