import * as z from 'zod';

/** In openapi.json as well. */
const MARK = 'x-multi-line';

interface JsonSchema {
  [MARK]?: boolean;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

const described = new WeakMap<z.ZodType, JsonSchema>();

/** Lets a text keep tabs and line breaks, which every other text of a request refuses. */
export function multiLine<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ [MARK]: true });
}

/** Whether the text at a path of the input may have tabs and line breaks. */
export function isMultiLine(schema: z.ZodType, path: readonly string[]): boolean {
  const root = jsonOf(schema);
  let found = alternatives(root, root);
  for (const name of path) {
    found = found.flatMap((one) => inner(one, name)).flatMap((one) => alternatives(root, one));
  }
  return found.some((one) => one[MARK]);
}

function jsonOf(schema: z.ZodType): JsonSchema {
  const known = described.get(schema);
  if (known) return known;
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  described.set(schema, json);
  return json;
}

function alternatives(root: JsonSchema, schema: JsonSchema): JsonSchema[] {
  const referred = schema.$ref && root.$defs?.[schema.$ref.replace('#/$defs/', '')];
  const parts = [referred ?? [], schema.anyOf, schema.oneOf, schema.allOf].flat();
  const others = parts.flatMap((part) => (part ? alternatives(root, part) : []));
  return [schema, ...others];
}

function inner(schema: JsonSchema, name: string): JsonSchema[] {
  const own = schema.properties;
  if (own && Object.hasOwn(own, name)) return [own[name]!];
  const { additionalProperties, items, prefixItems = [] } = schema;
  const any = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [any, items ?? [], prefixItems[Number(name)] ?? []].flat();
}
