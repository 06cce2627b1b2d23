/** What a front end's code uses of /api/v1 (site/api-needs.mjs writes it). */
export interface ApiNeeds {
  /** `GET /api/v1/reviews`, or an address with any method, and the fields that its requests always have. */
  operations: Record<string, string[]>;
  /** `{ 'Review comments': 'rs null|string? = a|b' }`: read or sent, types, optional, and the values sent. */
  fields: Record<string, string>;
}

/** The parts of an OpenAPI 3.1 document that are compared. */
export interface ApiDescription {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

type Content = Record<string, { schema?: Schema }>;

interface Operation {
  operationId?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Content; required?: boolean };
  responses?: Record<string, { content?: Content }>;
}

/**
 * What of a front end's needs a server does not meet, in words; nothing if it can be used. A server may answer with more
 * fields and more values; it may not lack a field that is read, answer it with another type or leave it out, lack one
 * that is sent, refuse its type or a value, or demand a field that the code does not send.
 */
export function unmetNeeds({ operations, fields }: ApiNeeds, api: ApiDescription): string[] {
  const described = new Described(api);
  const missing = Object.keys(operations)
    .filter((each) => !described.has(each))
    .map((each) => `${each} is missing`);
  const demanded = Object.entries(operations).flatMap(([each, known]) =>
    described
      .demandedBy(each)
      .filter((name) => !known.includes(name))
      .map((name) => `${each} demands ${name}`),
  );
  const differing = Object.entries(fields).flatMap(([name, shape]) =>
    differences(described, name, shape).map((reason) => `${name} ${reason}`),
  );
  return [...missing, ...demanded, ...differing];
}

function differences(described: Described, name: string, shape: string): string[] {
  const found = described.field(name);
  if (!found) return ['is missing'];
  const [, uses = '', kinds = '', mark, , values] =
    /^(\w+) ([\w|]+)(\?)?( = (.*))?$/.exec(shape) ?? [];
  const known = kinds.split('|');
  const reasons: string[] = [];
  const takesAny = (list: string[]) => list.includes('any');
  if (uses.includes('r') && described.isRead(name)) {
    const other = found.kinds.filter((kind: string) => !known.includes(kind));
    if (other.length > 0 && !takesAny(known)) {
      reasons.push(`can be ${other.join(' or ')}, and is read as ${known.join(' or ')}`);
    }
    if (found.isOptional && !mark) reasons.push('can be left out, and is read as always there');
  }
  if (uses.includes('s') && described.isSent(name)) {
    const refused = known.filter((kind) => !found.kinds.includes(kind));
    if (refused.length > 0 && !takesAny(found.kinds) && !takesAny(known)) {
      reasons.push(`is sent as ${refused.join(' or ')}, which is refused`);
    }
    const lacking = (values?.split('|') ?? []).filter((value) => !found.accepts(value));
    if (lacking.length > 0) reasons.push(`does not accept ${lacking.join(', ')}`);
  }
  return reasons;
}

interface Field {
  /** Of JSON: `string`, `null` …; `any` where the description leaves it open. */
  kinds: string[];
  isOptional: boolean;
  accepts: (value: string) => boolean;
}

class Described {
  private readonly operations = new Map<string, Operation>();
  private readonly sent = new Set<string>();
  private readonly read = new Set<string>();

  constructor(private readonly api: ApiDescription) {
    for (const methods of Object.values(api.paths)) {
      for (const operation of Object.values(methods)) {
        if (operation.operationId) this.operations.set(operation.operationId, operation);
        for (const schema of sentBy(operation)) this.note(schema, this.sent);
        for (const schema of answeredBy(operation)) this.note(schema, this.read);
      }
    }
  }

  /** @param name `GET /api/v1/reviews`, or an address */
  has(name: string): boolean {
    const [method, address] = name.includes(' ') ? name.split(' ') : [undefined, name];
    const methods = this.api.paths[address ?? ''];
    return Boolean(methods && (!method || methods[method.toLowerCase()]));
  }

  /** Fields that a call cannot do without, as `Schema field` or `Operation body field`. */
  demandedBy(name: string): string[] {
    const [method = '', address = ''] = name.split(' ');
    const operation = this.api.paths[address]?.[method.toLowerCase()];
    if (!operation) return [];
    const query = (operation.parameters ?? [])
      .filter(({ in: place, required }) => place === 'query' && required)
      .map((each) => `${operation.operationId} query ${each.name}`);
    const bodies = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
      this.requiredOf(schema, `${operation.operationId} body`),
    );
    return [...query, ...bodies];
  }

  /** @param name as in the needs: a schema or an operation's part, then names of properties */
  field(name: string): Field | undefined {
    const [owner = '', ...names] = name.split(' ');
    const schema = this.api.components.schemas[owner];
    if (schema) return this.inside(schema, names);
    const operation = this.operations.get(owner);
    const [part = '', ...rest] = names;
    if (!operation) return undefined;
    const parameter = operation.parameters?.find(
      (each) => each.in === part && each.name === rest[0],
    );
    if (parameter) return this.described(parameter.schema ?? {}, !parameter.required);
    const content =
      part === 'body' ? operation.requestBody?.content : operation.responses?.[part]?.content;
    for (const { schema: whole } of Object.values(content ?? {})) {
      const found = whole && this.inside(whole, rest);
      if (found) return found;
    }
    return undefined;
  }

  /** Whether requests can have the field: code also writes objects of answers, to keep them. */
  isSent(name: string): boolean {
    const [owner = '', part = ''] = name.split(' ');
    return this.api.components.schemas[owner] ? this.sent.has(owner) : !isAnswer(part);
  }

  /** Whether answers can have the field: code also reads what it is about to send. */
  isRead(name: string): boolean {
    const [owner = '', part = ''] = name.split(' ');
    return this.api.components.schemas[owner] ? this.read.has(owner) : isAnswer(part);
  }

  private note(schema: Schema, schemas: Set<string>): void {
    const name = schema.$ref?.split('/').at(-1);
    if (name && schemas.has(name)) return;
    if (name) schemas.add(name);
    for (const part of partsOf(this.resolved(schema))) this.note(part, schemas);
  }

  private requiredOf(schema: Schema | undefined, place: string): string[] {
    if (!schema) return [];
    const named = schema.$ref?.split('/').at(-1) ?? place;
    const { required = [], allOf = [] } = this.resolved(schema);
    return [
      ...required.map((field) => `${named} ${field}`),
      ...allOf.flatMap((part) => this.requiredOf(part, named)),
    ];
  }

  /** Alternatives may have the field each. */
  private inside(schema: Schema, [name = '', ...rest]: string[]): Field | undefined {
    const found = this.objectsIn(schema).flatMap(({ properties, required }) => {
      const property = properties?.[name];
      if (!property) return [];
      return rest.length > 0
        ? (this.inside(property, rest) ?? [])
        : this.described(property, !required?.includes(name));
    });
    if (found.length === 0) return undefined;
    return {
      kinds: [...new Set(found.flatMap(({ kinds }) => kinds))],
      isOptional: found.some(({ isOptional }) => isOptional),
      accepts: (value) => found.some(({ accepts }) => accepts(value)),
    };
  }

  private described(schema: Schema, isOptional: boolean): Field {
    const kinds = [...new Set(this.kindsOf(schema))];
    const accepts = (value: string) => kinds.includes('any') || this.takes(schema, value);
    return { kinds, isOptional, accepts };
  }

  private kindsOf(schema: Schema): string[] {
    const { type, anyOf, oneOf, allOf, enum: values, const: value } = this.resolved(schema);
    const choices = anyOf ?? oneOf;
    if (choices) return choices.flatMap((choice) => this.kindsOf(choice));
    if (allOf) return allOf.flatMap((part) => this.kindsOf(part)).slice(0, 1);
    if (type) return [type].flat().map((each) => (each === 'integer' ? 'number' : each));
    const given = values ?? (value === undefined ? [] : [value]);
    return given.length > 0 ? given.map((each) => (each === null ? 'null' : typeof each)) : ['any'];
  }

  private takes(schema: Schema, text: string): boolean {
    const { anyOf, oneOf, allOf, enum: values, const: value } = this.resolved(schema);
    const choices = anyOf ?? oneOf;
    if (choices) return choices.some((choice) => this.takes(choice, text));
    if (allOf) return allOf.every((part) => this.takes(part, text));
    if (values) return values.includes(text);
    return value === undefined || value === text;
  }

  /** Objects that a value can be or hold in a list; not those in its fields. */
  private objectsIn(schema: Schema): Schema[] {
    const whole = this.resolved(schema);
    const { items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = whole;
    const within = [...anyOf, ...oneOf, ...allOf, items, additionalProperties].filter(
      (each): each is Schema => typeof each === 'object',
    );
    return [
      ...(whole.properties ? [whole] : []),
      ...within.flatMap((each) => this.objectsIn(each)),
    ];
  }

  private resolved(schema: Schema): Schema {
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? schema : (this.api.components.schemas[name] ?? {});
  }
}

const isAnswer = (part: string) => /^(\d{3}|default)$/.test(part);

const answeredBy = ({ responses = {} }: Operation): Schema[] =>
  Object.values(responses).flatMap(({ content = {} }) =>
    Object.values(content).flatMap(({ schema }) => schema ?? []),
  );

function sentBy({ parameters = [], requestBody }: Operation): Schema[] {
  return [...parameters, ...Object.values(requestBody?.content ?? {})].flatMap(
    ({ schema }) => schema ?? [],
  );
}

function partsOf(schema: Schema): Schema[] {
  const {
    properties = {},
    items,
    additionalProperties,
    anyOf = [],
    oneOf = [],
    allOf = [],
  } = schema;
  return [
    ...Object.values(properties),
    ...[...anyOf, ...oneOf, ...allOf, items, additionalProperties].filter(
      (each): each is Schema => typeof each === 'object',
    ),
  ];
}
