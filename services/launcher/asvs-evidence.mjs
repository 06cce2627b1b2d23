import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const TEST = /\.(spec|e2e|fault|budget)\.tsx?$/;
const NEVER_RUNS = /^(skip|todo|fixme|failing|fails)$/;
const contents = new Map();
const titles = new Map();

/**
 * Evidence names a file and in it either a `test` (the whole title as the file has it), a `symbol` that it
 * exports, a `text` that occurs exactly once, or a `heading` of a document.
 * @returns why it shows nothing, or undefined
 */
export function problemOf(root, { file, test, symbol, text, heading }) {
  const path = join(root, file);
  if (!existsSync(path)) return `names ${file}, which does not exist`;
  if (test !== undefined) return testProblem(path, file, test);
  if (symbol !== undefined)
    return exportsOf(path).has(symbol) ? undefined : `names ${file}, which exports no ${symbol}`;
  if (heading !== undefined)
    return read(path).match(new RegExp(`^#+ ${escape(heading)}$`, 'm'))
      ? undefined
      : `names ${file}, which has no heading "${heading}"`;
  if (text !== undefined) {
    const count = read(path).split(text).length - 1;
    return count === 1 ? undefined : `names ${file}, which has "${text}" ${count} times`;
  }
  return `names no test, symbol, text or heading of ${file}`;
}

function testProblem(path, file, title) {
  if (!TEST.test(file)) return `names a test in ${file}, which is no test file`;
  return titlesIn(path).has(title) ? undefined : `names ${file}, which has no test "${title}"`;
}

function exportsOf(path) {
  const pattern =
    /^export (?:default |declare |abstract |async )*(?:class|const|function\*?|interface|type|enum|let) (\w+)/gm;
  return new Set(Array.from(read(path).matchAll(pattern), ([, name]) => name));
}

/** The titles of the tests of a file that run: it('…'), test.each(…)('…'). */
function titlesIn(path) {
  if (titles.has(path)) return titles.get(path);
  const found = new Set();
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, false);
  const visit = (node) => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) found.add(title.text);
      else if (title && ts.isTemplateExpression(title))
        found.add(source.text.slice(title.pos, title.end).trim().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  titles.set(path, found);
  return found;
}

function isTest(callee) {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test';
  if (ts.isPropertyAccessExpression(callee))
    return !NEVER_RUNS.test(callee.name.text) && isTest(callee.expression);
  return ts.isCallExpression(callee) && isTest(callee.expression);
}

function read(path) {
  if (!contents.has(path)) contents.set(path, readFileSync(path, 'utf8'));
  return contents.get(path);
}

function escape(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
