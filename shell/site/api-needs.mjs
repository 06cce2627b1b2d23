// node api-needs.mjs [--check] [front end …]: writes what a front end's code needs of /api/v1 to its api-needs.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { checkName, frontEnds, root } from './front-ends.mjs';

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
/** The types that are made of the API's description (kit, scripts/schema.mjs). */
export const API_TYPES = path.join(root, 'shell/kit/src/api/schema.gen.ts');
export const NEEDS = 'api-needs.json';

/** Parsed once for all front ends. */
const parsed = new Map();

/**
 * The operations that the code calls, and the fields that it reads and sends, found by the compiler: every property
 * that is declared in the types of the API. An object that leaves the typed code by a spread or as JSON counts with all
 * its fields (docs/decisions/2026-11-28-needs-of-the-api.md).
 * @returns {{ operations: Record<string, string[]>, fields: Record<string, string> }} operations with the fields that they
 * demand; fields as `<r|s|rs> <types>[?][ = <values sent>]`
 */
export function apiNeeds(frontEnd) {
  const own = ownFolders(frontEnd);
  return needsIn(programOf(frontEnd), API_TYPES, (file) =>
    own.some((folder) => file.startsWith(folder)),
  );
}

/**
 * @param program of TypeScript
 * @param apiTypes the file that declares `paths`, `components` and `operations`
 * @param isOwn whether a file is of the front end
 * @returns as `apiNeeds`
 */
export function needsIn(program, apiTypes, isOwn) {
  const checker = program.getTypeChecker();
  const declarations = program.getSourceFile(apiTypes);
  // A front end without calls does not load the types.
  if (!declarations) return { operations: {}, fields: {} };
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(declarations));
  const paths = checker.getDeclaredTypeOfSymbol(exported.find(({ name }) => name === 'paths'));
  const needs = { operations: new Map(), fields: new Map() };
  for (const file of program.getSourceFiles()) {
    if (file === declarations || !isOwn(file.fileName)) continue;
    visit(file, { checker, needs, paths, declarations });
  }
  const fields = [...needs.fields].map(([name, { uses, symbol }]) => [
    name,
    `${[...uses].sort().join('')} ${shapeOf(checker, symbol, uses)}`,
  ]);
  return { operations: sorted(needs.operations), fields: sorted(fields) };
}

const sorted = (entries) =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));

const ownFolders = (frontEnd) =>
  (frontEnd === 'shell' ? ['shell/src', 'shell/kit/src'] : [`${frontEnd}/src`]).map(
    (folder) => path.join(root, folder) + path.sep,
  );

function programOf(frontEnd) {
  const config = path.join(root, frontEnd, 'tsconfig.json');
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(config, {}, host);
  const isShipped = (file) => !/\.(spec|test)\.|\/(testing|standalone|bench)\//.test(file);
  const roots =
    frontEnd === 'shell'
      ? fileNames.filter(isShipped)
      : [path.join(root, frontEnd, 'src/remote.tsx')];
  const compiler = ts.createCompilerHost(options);
  const { getSourceFile } = compiler;
  compiler.getSourceFile = (file, ...rest) => {
    if (!parsed.has(file)) parsed.set(file, getSourceFile.call(compiler, file, ...rest));
    return parsed.get(file);
  };
  return ts.createProgram(roots, options, compiler);
}

function visit(node, found) {
  const { checker, needs } = found;
  if (ts.isCallExpression(node)) noteCall(node, found);
  else if (ts.isStringLiteralLike(node) && isAddress(node.text) && !isCallOfClient(node.parent)) {
    needs.operations.set(node.text, []);
  } else if (ts.isPropertyAccessExpression(node)) {
    note(found, checker.getSymbolAtLocation(node.name), 'r');
  } else if (
    ts.isElementAccessExpression(node) &&
    ts.isStringLiteralLike(node.argumentExpression)
  ) {
    const type = checker.getTypeAtLocation(node.expression);
    note(found, checker.getPropertyOfType(type, node.argumentExpression.text), 'r');
  } else if (ts.isObjectBindingPattern(node)) notePattern(node, found);
  else if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) {
    noteAll(found, checker.getTypeAtLocation(node.expression), 'r');
  } else if (ts.isObjectLiteralExpression(node)) noteLiteral(node, found);
  else if (ts.isJsxExpression(node) && node.expression) noteGiven(node.expression, found);
  ts.forEachChild(node, (child) => visit(child, found));
}

const isAddress = (text) => /^\/api\/v1(\/[\w{}.-]+)+$/.test(text);

const isCallOfClient = (node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  METHODS.has(node.expression.name.text);

function noteCall(node, found) {
  const { checker, needs } = found;
  const [first] = node.arguments;
  if (isCallOfClient(node) && first) {
    const type = checker.getTypeAtLocation(first);
    for (const each of type.isUnion() ? type.types : [type]) {
      if (each.isStringLiteral() && isAddress(each.value)) {
        const method = node.expression.name.text;
        needs.operations.set(`${method} ${each.value}`, demandedBy(found, each.value, method));
      }
    }
  }
  const isJson = node.expression.getText() === 'JSON.stringify';
  for (const argument of node.arguments) {
    if (isJson) noteAll(found, checker.getTypeAtLocation(argument), 'r');
    else noteGiven(argument, found);
  }
}

/** Names of the fields that a request cannot do without, as the API's types have it. */
function demandedBy({ checker, paths, declarations: api }, address, method) {
  const inside = (type, name) => {
    const property = type && checker.getPropertyOfType(type, name);
    return property && checker.getNonNullableType(checker.getTypeOfSymbol(property));
  };
  const operation = inside(inside(paths, address), method.toLowerCase());
  const content = inside(inside(operation, 'requestBody'), 'content');
  const bodies = (content?.getProperties() ?? []).map(({ name }) => inside(content, name));
  return [inside(inside(operation, 'parameters'), 'query'), ...bodies]
    .flatMap((type) => type?.getProperties() ?? [])
    .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
    .flatMap(({ declarations = [] }) => declarations.filter(isIn(api)).map(placeOf))
    .sort();
}

const isIn = (file) => (declaration) =>
  ts.isPropertySignature(declaration) && declaration.getSourceFile() === file;

/** Code behind other types, such as a component of the kit, reads what those types name. */
function noteGiven(expression, found) {
  const { checker } = found;
  const given = checker.getTypeAtLocation(expression);
  const wanted = checker.getContextualType(expression);
  if (!wanted || given === wanted || ts.isObjectLiteralExpression(expression)) return;
  for (const property of wanted.getProperties()) {
    note(found, checker.getPropertyOfType(given, property.name), 'r');
  }
}

function notePattern(node, found) {
  const { checker } = found;
  const type = checker.getTypeAtLocation(node);
  for (const element of node.elements) {
    const name = element.propertyName ?? element.name;
    if (element.dotDotDotToken) noteAll(found, type, 'r');
    else if (ts.isIdentifier(name)) note(found, checker.getPropertyOfType(type, name.text), 'r');
  }
}

/** Objects that are written where the types of the API name what a request has. */
function noteLiteral(node, found) {
  const { checker } = found;
  const wanted = checker.getContextualType(node);
  if (!wanted) return;
  for (const part of node.properties) {
    if (ts.isSpreadAssignment(part)) {
      for (const { name } of checker.getTypeAtLocation(part.expression).getProperties()) {
        note(found, checker.getPropertyOfType(wanted, name), 's');
      }
      continue;
    }
    const name = part.name && !ts.isComputedPropertyName(part.name) ? part.name.text : undefined;
    if (name === undefined) continue;
    const property = checker.getPropertyOfType(wanted, name);
    note(found, property, 's');
    const value = ts.isPropertyAssignment(part) ? part.initializer : part.name;
    if (property && !ts.isObjectLiteralExpression(value)) noteSent(value, property, part, found);
  }
}

/** A body that is a variable: the fields that it may have. */
function noteSent(value, property, part, found) {
  const { checker } = found;
  const wanted = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, part));
  const given = ts.isShorthandPropertyAssignment(part)
    ? checker.getTypeOfSymbol(checker.getShorthandAssignmentValueSymbol(part))
    : checker.getTypeAtLocation(value);
  for (const { name } of checker.getNonNullableType(given).getProperties()) {
    note(found, checker.getPropertyOfType(wanted, name), 's');
  }
}

function noteAll(found, type, use) {
  for (const property of type.getProperties()) note(found, property, use);
}

/** @param use 'r' for read, 's' for sent */
function note({ needs, declarations }, symbol, use) {
  for (const declaration of (symbol?.declarations ?? []).filter(isIn(declarations))) {
    const name = placeOf(declaration);
    if (name === undefined) continue;
    const field = needs.fields.get(name) ?? { uses: new Set(), symbol: declaration.symbol };
    field.uses.add(use);
    needs.fields.set(name, field);
  }
}

/**
 * `AdminEmail preview html`, or `AdminEmails_list query limit`: names may contain dots, not spaces.
 * @returns undefined for the parts of operations, which are no fields
 */
function placeOf(declaration) {
  const names = [];
  for (let node = declaration; node; node = node.parent) {
    if (ts.isPropertySignature(node)) names.unshift(node.name.text);
    else if (ts.isInterfaceDeclaration(node)) names.unshift(node.name.text);
  }
  const [kind, ...rest] = names;
  if (kind === 'components' && rest[0] === 'schemas') {
    return rest.length > 2 ? rest.slice(1).join(' ') : undefined;
  }
  if (kind !== 'operations') return undefined;
  const [operation, part, ...inside] = rest;
  if (part === 'parameters') {
    return inside.length > 1 ? [operation, ...inside].join(' ') : undefined;
  }
  const [content, , ...fields] = part === 'responses' ? inside.slice(1) : inside;
  if (content !== 'content' || fields.length === 0) return undefined;
  return [operation, part === 'responses' ? inside[0] : 'body', ...fields].join(' ');
}

/** `string|null?`, and what the code can send where it is one of few values. */
function shapeOf(checker, symbol, uses) {
  const type = checker.getTypeOfSymbol(symbol);
  const parts = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => !(flags & ts.TypeFlags.Undefined),
  );
  const kinds = [...new Set(parts.map((part) => kindOf(checker, part)))].sort();
  const isOptional = symbol.flags & ts.SymbolFlags.Optional;
  const values = parts.filter((part) => part.isStringLiteral()).map(({ value }) => value);
  const isFew = uses.has('s') && values.length > 0 && !kinds.includes('any');
  return `${kinds.join('|')}${isOptional ? '?' : ''}${isFew ? ` = ${values.sort().join('|')}` : ''}`;
}

function kindOf(checker, type) {
  const { flags } = type;
  if (flags & ts.TypeFlags.StringLike) return 'string';
  if (flags & ts.TypeFlags.NumberLike) return 'number';
  if (flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (flags & ts.TypeFlags.Null) return 'null';
  if (checker.isArrayLikeType(type)) return 'array';
  return flags & ts.TypeFlags.Object ? 'object' : 'any';
}

function fail(diagnostic) {
  throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
}

const fileOf = (frontEnd) => path.join(root, frontEnd, NEEDS);

export function writeNeeds(frontEnd) {
  writeFileSync(fileOf(frontEnd), textOf(apiNeeds(frontEnd)));
}

const textOf = (needs) => `${JSON.stringify(needs, null, 1)}\n`;

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' } },
  });
  for (const name of positionals.length > 0 ? positionals.map(checkName) : frontEnds) {
    if (!values.check) writeNeeds(name);
    else if (
      !existsSync(fileOf(name)) ||
      readFileSync(fileOf(name), 'utf8') !== textOf(apiNeeds(name))
    ) {
      console.error(`${name}/${NEEDS} differs from the code: npm run api-needs`);
      process.exitCode = 1;
    }
  }
}
