import { createHash } from 'node:crypto';
import {
  type Compilable,
  type OperationNodeSource,
  PostgresQueryCompiler,
  type RootOperationNode,
} from 'kysely';
import { type Connection, type Sent, send } from './db.js';

type Values = Record<string, unknown>;

export type Query<Row> = Compilable<Row> & OperationNodeSource;

type Arguments<P> = [keyof P] extends [never] ? [] : [values: P];

/** Compiled at first use, prepared once per connection. */
export interface Statement<P, Row> {
  all(on: Connection, ...values: Arguments<P>): Promise<Row[]>;
  first(on: Connection, ...values: Arguments<P>): Promise<Row | undefined>;
  /** For rows that must exist. @throws Error without one */
  one(on: Connection, ...values: Arguments<P>): Promise<Row>;
  /** @returns the number of affected rows */
  run(on: Connection, ...values: Arguments<P>): Promise<number>;
}

/** For the test that plans each statement. */
export const declared: (() => Required<Sent>)[] = [];

/** Where a statement takes a value each time it is sent. */
export class Place {
  constructor(readonly name: string) {}

  [Symbol.toPrimitive](): never {
    throw new Error(`The value of ${this.name} is not known while its statement is built.`);
  }
}

/**
 * `build` runs once, with placeholders that it cannot read. Compare arrays by `= ANY`, not `IN`.
 */
export function statement<Row, P extends object = object>(
  build: (places: P) => Query<Row>,
): Statement<P, Row> {
  const compiled = compileOnce(() => build(places<P>()));
  declared.push(compiled);
  const sent = (values: Values | undefined): Sent => withValues(compiled(), values);
  const all = async (on: Connection, values?: P) =>
    (await send<Row>(on, sent(values as Values))).rows;
  const statement = {
    all,
    first: async (on: Connection, values?: P) => (await all(on, values))[0],
    one: async (on: Connection, values?: P) => {
      const [row] = await all(on, values);
      if (row === undefined) throw new Error(`No row: ${compiled().sql}`);
      return row;
    },
    run: async (on: Connection, values?: P) =>
      (await send(on, sent(values as Values))).rowCount ?? 0,
  };
  return statement;
}

/** @param values by the names of the statement's places */
export function withValues({ name, sql, parameters }: Sent, values: Values | undefined): Sent {
  return { name, sql, parameters: parameters.map((value) => valueOf(value, values)) };
}

function valueOf(parameter: unknown, values: Values | undefined): unknown {
  return parameter instanceof Place ? values?.[parameter.name] : parameter;
}

function places<P extends object>(): P {
  return new Proxy({}, { get: (_, name) => new Place(String(name)) }) as P;
}

function compileOnce(build: () => Query<unknown>): () => Required<Sent> {
  let compiled: Required<Sent> | undefined;
  return () => (compiled ??= named(build()));
}

/** Inlines constants, so that the planner can use partial indexes. */
class ConstantsCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    const isConstant = value === null || ['string', 'number', 'boolean'].includes(typeof value);
    if (isConstant) this.appendImmediateValue(value);
    else super.appendValue(value);
  }
}

/** Prepared once per connection. The same name in every process, as connection poolers need it. */
export function named(query: Query<unknown>): Required<Sent> {
  const node = query.toOperationNode() as RootOperationNode;
  const { sql, parameters } = new ConstantsCompiler().compileQuery(node, { queryId: '' });
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 22);
  return { name, sql, parameters };
}
