// What MUI and emotion take of react-is, which bundles whole: its build is CommonJS.

export const ForwardRef = Symbol.for('react.forward_ref');
export const Memo = Symbol.for('react.memo');

const kindOf = (value) =>
  typeof value === 'object' && value !== null ? value.$$typeof : undefined;

export const isMemo = (value) => kindOf(value) === Memo || kindOf(value?.type) === Memo;

export const isFragment = (value) => value?.type === Symbol.for('react.fragment');

/** Texts are names of elements; components of other kinds are objects that carry their kind. */
export const isValidElementType = (value) =>
  typeof value === 'string' || typeof value === 'function' || kindOf(value) !== undefined;
