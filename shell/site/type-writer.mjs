// Writes types of TypeScript as data that the composer compares without a compiler (src/prerender/kit-types.ts).
import ts from 'typescript';

const { TypeFlags, SymbolFlags, ObjectFlags } = ts;
/** Of a package, such as the attributes of an element: the structure is left open. */
const MANY_PROPERTIES = 60;
/** Of types that are written where they are used. */
const MAX_DEPTH = 8;

export class TypeWriter {
  /** By the names that `#name` refers to. */
  #definitions = new Map();
  #names = new Map();

  /**
   * @param isOwn whether the types of a file are described; those of packages are named
   * @param api a file whose types are left open, if there is one: front ends list what they need of the API
   */
  constructor(checker, isOwn, api) {
    this.checker = checker;
    this.isOwn = isOwn;
    this.api = api;
    this.unions = api ? unionsIn(api, checker) : new Set();
  }

  get types() {
    const sorted = [...this.#definitions].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(sorted);
  }

  /** The type of an export. Literals of constants, such as a colour, count as what they are literals of. */
  valueOf(symbol) {
    const isConstant = !(symbol.flags & (SymbolFlags.Function | SymbolFlags.Class));
    return this.#write(this.checker.getTypeOfSymbol(symbol), 0, isConstant);
  }

  #write(type, depth, isConstant = false) {
    const simple = simpleOf(type, isConstant);
    if (simple) return simple;
    if (depth > MAX_DEPTH || this.unions.has(type)) return 'any';
    const name = this.#nameOf(type);
    if (!name) return this.#structureOf(type, depth, isConstant);
    const known = this.#names.get(type);
    if (known) return `#${known}`;
    const unique = this.#unusedName(name);
    this.#names.set(type, unique);
    this.#definitions.set(unique, 'any');
    this.#definitions.set(unique, this.#structureOf(type, 0, isConstant));
    return `#${unique}`;
  }

  /** Types that have a name are written once, which also ends those that contain themselves. */
  #nameOf(type) {
    if (type.aliasSymbol && (this.#isOwn(type.aliasSymbol) || type.isUnion())) {
      return type.aliasSymbol.name;
    }
    const { symbol } = type;
    const isNamed = symbol && symbol.flags & (SymbolFlags.Interface | SymbolFlags.Class);
    return isNamed && this.#isOwn(symbol) && !isConstructor(type) ? symbol.name : undefined;
  }

  #unusedName(name) {
    let unique = name;
    for (let i = 2; this.#definitions.has(unique); i++) unique = `${name} ${i}`;
    return unique;
  }

  #structureOf(type, depth, isConstant) {
    if (type.isUnion()) return this.#unionOf(type, depth, isConstant);
    if (!(type.flags & (TypeFlags.Object | TypeFlags.Intersection))) return 'any';
    const inner = (each) => this.#write(each, depth + 1, isConstant);
    const [item] = this.checker.getTypeArguments(type.flags & TypeFlags.Object ? type : {}) ?? [];
    if (this.checker.isTupleType(type)) {
      const items = this.checker.getTypeArguments(type).map(inner);
      return { list: items.length > 0 ? joined(items) : 'never' };
    }
    if (this.checker.isArrayType(type)) return { list: inner(item) };
    if (type.symbol?.name === 'Promise' && item) return { promise: inner(item) };
    const calls = type.getCallSignatures();
    const news = type.getConstructSignatures();
    if (calls.length + news.length > 1) return 'any';
    if (calls[0]) return this.#callOf(calls[0], depth);
    if (news[0]) return { new: this.#callOf(news[0], depth) };
    return this.#objectOf(type, depth, isConstant);
  }

  #unionOf({ types }, depth, isConstant) {
    const isBoolean = types.filter(({ flags }) => flags & TypeFlags.BooleanLiteral).length === 2;
    const parts = types.map((each) =>
      isBoolean && each.flags & TypeFlags.BooleanLiteral
        ? 'boolean'
        : this.#write(each, depth + 1, isConstant),
    );
    return joined(parts);
  }

  #callOf(signature, depth) {
    const parameters = signature.getParameters();
    const takes = parameters.map((each) => this.#parameterOf(each, depth));
    const last = parameters.at(-1)?.valueDeclaration;
    const isRest = Boolean(last && ts.isParameter(last) && last.dotDotDotToken);
    const firstOptional = parameters.findIndex(isOptionalParameter);
    return {
      takes,
      ...(isRest && { rest: true }),
      ...(firstOptional >= 0 && { needs: firstOptional }),
      gives: this.#write(signature.getReturnType(), depth + 1),
    };
  }

  #parameterOf(symbol, depth) {
    const type = this.checker.getTypeOfSymbol(symbol);
    return this.#write(isOptionalParameter(symbol) ? this.#given(type) : type, depth + 1);
  }

  /** Without `undefined`. */
  #given(type) {
    if (!type.isUnion() || type.types.some(({ flags }) => flags & TypeFlags.Null)) return type;
    return this.checker.getNonNullableType(type);
  }

  #objectOf(type, depth, isConstant) {
    const properties = this.checker.getPropertiesOfType(type).filter((each) => !isPrivate(each));
    if (properties.length > 0 && properties.every((each) => this.#isOfApi(each))) return 'any';
    const own = properties.filter((each) => this.#isOwn(each));
    if (own.length === 0 && type.symbol && !isWithoutName(type.symbol)) {
      return `~${type.symbol.name}`;
    }
    const isOpen = properties.length - own.length > MANY_PROPERTIES;
    const listed = (isOpen ? own : properties).filter(({ name }) => !name.startsWith('__@'));
    const members = listed.map((each) => {
      const isOptional = each.flags & SymbolFlags.Optional;
      const found = this.checker.getTypeOfSymbol(each);
      const written = this.#isOwn(each)
        ? this.#write(isOptional ? this.#given(found) : found, depth + 1, isConstant)
        : 'any';
      return [isOptional ? `${each.name}?` : each.name, written];
    });
    const isIndexed = this.checker.getIndexInfosOfType(type).length > 0;
    return {
      object: Object.fromEntries(members.sort(([one], [other]) => (one < other ? -1 : 1))),
      ...((isOpen || isIndexed) && { open: true }),
    };
  }

  #isOwn({ declarations }) {
    return Boolean(declarations?.some((each) => this.isOwn(each.getSourceFile().fileName)));
  }

  #isOfApi({ declarations }) {
    return Boolean(declarations?.some((each) => each.getSourceFile() === this.api));
  }
}

/** Lists of values that the API names, such as the rights of a person. */
function unionsIn(file, checker) {
  const found = new Set();
  const visit = (node) => {
    if (ts.isUnionTypeNode(node)) {
      const type = checker.getNonNullableType(checker.getTypeFromTypeNode(node));
      const isList = type.isUnion() && type.types.every((each) => each.isStringLiteral());
      if (isList) found.add(type).add(checker.getTypeFromTypeNode(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isPrivate = ({ valueDeclaration: declared }) =>
  Boolean(
    declared &&
    ts.getCombinedModifierFlags(declared) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected),
  );

function simpleOf(type, isConstant) {
  const { flags } = type;
  if (type.isStringLiteral()) return isConstant ? 'string' : `'${type.value}'`;
  if (type.isNumberLiteral()) return isConstant ? 'number' : String(type.value);
  if (flags & TypeFlags.BooleanLiteral) return isConstant ? 'boolean' : type.intrinsicName;
  if (flags & TypeFlags.Boolean) return 'boolean';
  if (flags & TypeFlags.String) return 'string';
  if (flags & TypeFlags.Number) return 'number';
  if (flags & (TypeFlags.Undefined | TypeFlags.Void)) return 'undefined';
  if (flags & TypeFlags.Null) return 'null';
  if (flags & TypeFlags.Never) return 'never';
  const isStructured = flags & (TypeFlags.Object | TypeFlags.Intersection | TypeFlags.Union);
  // Parameters of types and what depends on them are open.
  return isStructured ? undefined : 'any';
}

/** Sorted, since the compiler orders a union by when it met its parts. */
function joined(parts) {
  const texts = new Set(parts.map((each) => JSON.stringify(each)));
  if (texts.has('"any"')) return 'any';
  const sorted = [...texts].sort().map((text) => JSON.parse(text));
  return sorted.length === 1 ? sorted[0] : { any: sorted };
}

const isConstructor = (type) =>
  Boolean(type.objectFlags & ObjectFlags.Anonymous && type.getConstructSignatures().length > 0);

const isWithoutName = ({ name }) => name.startsWith('__');

function isOptionalParameter({ valueDeclaration: declared }) {
  return Boolean(
    declared &&
    ts.isParameter(declared) &&
    (declared.questionToken || declared.initializer || declared.dotDotDotToken),
  );
}
