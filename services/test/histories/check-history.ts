/** One call of a client, with the times at which it was sent and answered. */
export interface Operation<Input, Output> {
  client: string;
  input: Input;
  /** Undefined: the answer was lost, so that it may have happened at any later time, or never. */
  output: Output | undefined;
  calledAt: number;
  /** Infinity for a lost answer. */
  answeredAt: number;
}

/** What one process would do that handles one call after the other. */
export interface Model<State, Input, Output> {
  initial: State;
  /** Operations on different objects do not affect each other. */
  objectOf: (input: Input) => string;
  /**
   * @param output undefined: whatever the answer was
   * @returns the next state; undefined where this answer is impossible
   */
  next: (state: State, input: Input, output: Output | undefined) => State | undefined;
  /** Equal for equal states. */
  keyOf: (state: State) => string;
}

export interface Verdict<Input, Output> {
  object: string;
  /** False: the search was given up. */
  isViolation: boolean;
  /** The shortest beginning that no order explains, without calls that changed nothing. */
  history: Operation<Input, Output>[];
}

/** Steps of a search, for one object. */
const MOST_STEPS = 1_000_000;

/**
 * Whether some order of the calls, in which none comes before one that was answered before it was sent, gives the same
 * answers one after the other (linearizability; Wing and Gong 1993, with Lowe's memory of visited states, 2017).
 * @returns the objects for which there is none
 */
export function checkHistory<State, Input, Output>(
  history: Operation<Input, Output>[],
  model: Model<State, Input, Output>,
): Verdict<Input, Output>[] {
  const objects = new Map<string, Operation<Input, Output>[]>();
  for (const operation of history) {
    const object = model.objectOf(operation.input);
    objects.set(object, [...(objects.get(object) ?? []), operation]);
  }
  return [...objects].flatMap(([object, operations]): Verdict<Input, Output>[] => {
    const found = explain(operations, model);
    if (found === 'explained') return [];
    if (found === 'undecided') return [{ object, isViolation: false, history: operations }];
    return [{ object, isViolation: true, history: shortened(operations, model) }];
  });
}

type Found = 'explained' | 'unexplained' | 'undecided';

function explain<State, Input, Output>(
  history: Operation<Input, Output>[],
  model: Model<State, Input, Output>,
): Found {
  const operations = history.toSorted((one, other) => one.calledAt - other.calledAt);
  const known = operations.filter(({ output }) => output !== undefined).length;
  const visited = new Set<string>();
  const done = new Array<boolean>(operations.length).fill(false);
  let steps = 0;

  const search = (state: State, left: number): Found => {
    if (left === 0) return 'explained';
    const visit = `${done.map(Number).join('')} ${model.keyOf(state)}`;
    if (visited.has(visit)) return 'unexplained';
    visited.add(visit);
    if ((steps += 1) > MOST_STEPS) return 'undecided';
    for (const at of candidates(operations, done)) {
      const { input, output } = operations[at]!;
      const next = model.next(state, input, output);
      if (next === undefined) continue;
      done[at] = true;
      const found = search(next, output === undefined ? left : left - 1);
      if (found !== 'unexplained') return found;
      done[at] = false;
    }
    return 'unexplained';
  };
  return search(model.initial, known);
}

/** Those that no unfinished one was answered before: lost answers last, and of equal ones the first. */
function candidates<Input, Output>(
  operations: Operation<Input, Output>[],
  done: boolean[],
): number[] {
  const open = operations.map((_, at) => at).filter((at) => !done[at]);
  const end = Math.min(...open.map((at) => operations[at]!.answeredAt));
  const possible = open.filter((at) => operations[at]!.calledAt <= end);
  const equal = new Set<string>();
  const lost = possible.filter((at) => {
    const { input, output } = operations[at]!;
    const name = JSON.stringify(input);
    if (output !== undefined || equal.has(name)) return false;
    equal.add(name);
    return true;
  });
  return [...possible.filter((at) => operations[at]!.output !== undefined), ...lost];
}

function shortened<State, Input, Output>(
  history: Operation<Input, Output>[],
  model: Model<State, Input, Output>,
): Operation<Input, Output>[] {
  const isUnexplained = (part: Operation<Input, Output>[]) =>
    explain(part, model) === 'unexplained';
  const ends = history.map(({ answeredAt }) => answeredAt).filter(Number.isFinite);
  const end = ends
    .toSorted((one, other) => one - other)
    .find((moment) => isUnexplained(until(history, moment)));
  let part = until(history, end ?? Infinity);
  for (const operation of part) {
    const without = part.filter((each) => each !== operation);
    if (isWithoutEffect(operation, model, part) && isUnexplained(without)) part = without;
  }
  return part.toSorted((one, other) => one.calledAt - other.calledAt);
}

/** The calls as clients knew them at a moment: an explained history has explained beginnings. */
function until<Input, Output>(
  history: Operation<Input, Output>[],
  moment: number,
): Operation<Input, Output>[] {
  return history
    .filter(({ calledAt }) => calledAt <= moment)
    .map((each) =>
      each.answeredAt <= moment ? each : { ...each, output: undefined, answeredAt: Infinity },
    );
}

/** In each state that a single other call leads to: such calls can be left out of an explained history. */
function isWithoutEffect<State, Input, Output>(
  { input, output }: Operation<Input, Output>,
  model: Model<State, Input, Output>,
  others: Operation<Input, Output>[],
): boolean {
  if (output === undefined) return false;
  const states = [model.initial];
  for (const other of others) {
    const next = model.next(states.at(-1)!, other.input, undefined);
    if (next !== undefined) states.push(next);
  }
  return states.every((state) => {
    const next = model.next(state, input, output);
    return next === undefined || model.keyOf(next) === model.keyOf(state);
  });
}

/** A line for each call, in the order of sending. */
export function printed<Input, Output>({ object, history }: Verdict<Input, Output>): string {
  const began = Math.min(...history.map(({ calledAt }) => calledAt));
  const lines = history.map(({ client, input, output, calledAt, answeredAt }) => {
    const end = Number.isFinite(answeredAt) ? Math.round(answeredAt - began) : 'never';
    const answer = output === undefined ? 'no answer' : JSON.stringify(output);
    return `  ${Math.round(calledAt - began)}–${end} ms  ${client}: ${JSON.stringify(input)} → ${answer}`;
  });
  return [`${object}: no order of these calls explains their answers`, ...lines].join('\n');
}
