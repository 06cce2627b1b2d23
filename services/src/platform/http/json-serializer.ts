import fastJson from 'fast-json-stringify';
import * as z from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Writes a value as JSON, without the fields that its schema does not name. */
export type Serialize = (value: unknown) => string;

/** By schema: routes share schemas, and tests start several applications in a process. */
const compiled = new WeakMap<z.ZodType, Serialize>();

/** Compiled at first use: most routes of a process are rarely called. */
export function jsonSerializer(schema: z.ZodType): Serialize {
  let serialize: Serialize | undefined;
  return (value) => (serialize ??= compiledOf(schema))(value);
}

function compiledOf(schema: z.ZodType): Serialize {
  const known = compiled.get(schema);
  if (known) return known;
  const serialize: Serialize = fastJson(shapeOf(schema));
  compiled.set(schema, serialize);
  return serialize;
}

/** For tests: @throws ZodError for a value that is not as the schema documents it */
export function strictSerializer(schema: z.ZodType): Serialize {
  const serialize = jsonSerializer(schema);
  return (value) => {
    schema.parse(value);
    return serialize(value);
  };
}

/** The part of the schema that selects and types fields; constraints that only validate are left out. */
function shapeOf(schema: z.ZodType): fastJson.Schema {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  const named = $defs;

  const shape = (part: JsonSchema): JsonSchema => {
    const { $ref, type, required, allOf, enum: values } = part;
    if ($ref !== undefined) return shape(named[$ref.replace('#/$defs/', '')] ?? {});
    if (allOf) return allOf.map((one) => shape(one)).reduce(both);
    const choices = part.anyOf ?? part.oneOf;
    if (choices) return choice(choices.map(shape));
    if (part.const !== undefined) return { type: typeOf(part.const), enum: [part.const] };
    if (type === 'object') return { type, required, ...fieldsOf(part) };
    if (type === 'array') return { type, items: shape((part.items ?? {}) as JsonSchema) };
    return { ...(type && { type }), ...(values && { enum: values }) };
  };

  const fieldsOf = ({ properties = {}, propertyNames, additionalProperties }: JsonSchema) => {
    const other =
      typeof additionalProperties === 'object' ? shape(additionalProperties) : undefined;
    const names = (propertyNames as JsonSchema | undefined)?.enum;
    const fields = Object.entries(properties).map(([name, field]) => [
      name,
      shape(field as JsonSchema),
    ]);
    if (other && names) {
      return { properties: Object.fromEntries(names.map((name) => [String(name), other])) };
    }
    return {
      properties: Object.fromEntries(fields) as Record<string, JsonSchema>,
      ...(other && { additionalProperties: other }),
    };
  };

  return shape(root) as fastJson.Schema;
}

/** Null is a flag: as a choice it would be found by validation, for each value. */
function choice(choices: JsonSchema[]): JsonSchema {
  const others = choices.filter(({ type }) => type !== 'null');
  const [first = { type: 'null' }] = others;
  if (others.length === choices.length) return { anyOf: others };
  if (others.length > 1) return { anyOf: choices };
  return { ...first, nullable: true };
}

function both(one: JsonSchema, other: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: [...(one.required ?? []), ...(other.required ?? [])],
    properties: { ...one.properties, ...other.properties },
  };
}

function typeOf(constant: unknown): JsonSchema['type'] {
  return constant === null ? 'null' : (typeof constant as 'string' | 'number' | 'boolean');
}
