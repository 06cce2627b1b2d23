// Finds the English texts of a front end in its sources: calls of defineTexts, and the titles of routes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

/**
 * @returns [{ id, source, comment, file }], in the order of the file
 * @throws Error for a text that is no literal: a catalogue could not hold it
 */
export function findTexts(file) {
  const code = readFileSync(file, 'utf8');
  if (!code.includes('defineTexts(')) return [];
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineTexts') {
      const [first, texts] = node.arguments;
      const namespace = textOf(first);
      if (namespace !== undefined) collect(namespace, objectOf(texts));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;

  function collect(id, object) {
    if (!object) fail(id, 'is no object literal');
    for (const property of object.properties) {
      if (!ts.isPropertyAssignment(property)) fail(id, `holds ${property.getText()}`);
      const { name } = property;
      const key = ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
      const nested = objectOf(property.initializer);
      if (nested) collect(`${id}.${key}`, nested);
      else {
        const source = textOf(property.initializer);
        if (source === undefined) fail(`${id}.${key}`, 'is no literal');
        found.push({ id: `${id}.${key}`, source, comment: commentOf(property), file });
      }
    }
  }

  function commentOf(node) {
    const ranges = ts.getLeadingCommentRanges(code, node.getFullStart()) ?? [];
    return ranges
      .map(({ pos, end }) => code.slice(pos, end).replace(/^\/\/|^\/\*+|\*+\/$|^\s*\*/gm, ''))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
  }

  function fail(id, why) {
    throw new Error(`${file}: ${id} ${why}. Texts are literals, so that catalogues can hold them.`);
  }
}

/** The texts of a routes.ts: by their English, since the shell knows routes before any catalogue. */
export function findRouteTexts(file, namespace) {
  const { routes, fills = [] } = evaluate(file).default;
  const sources = [...routes, ...fills].flatMap(({ title, description, menu }) => [
    title,
    description,
    menu?.label,
    menu?.group,
  ]);
  return [...new Set(sources.filter(Boolean))].map((source) => ({
    id: `${namespace}.routes.${source}`,
    source,
    file,
  }));
}

/** Runs a TypeScript module that holds only data. */
function evaluate(file) {
  const require = createRequire(file);
  const compile = (module, filename) => {
    const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
    const code = ts.transpileModule(readFileSync(filename, 'utf8'), { compilerOptions: options });
    module._compile(code.outputText, filename);
  };
  require.extensions['.ts'] = compile;
  return require(file);
}

function objectOf(node) {
  if (!node) return undefined;
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) return objectOf(node.expression);
  return ts.isObjectLiteralExpression(node) ? node : undefined;
}

/** A string literal, or several joined by `+`. */
function textOf(node) {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) {
    return undefined;
  }
  const parts = [textOf(node.left), textOf(node.right)];
  return parts.includes(undefined) ? undefined : parts.join('');
}
