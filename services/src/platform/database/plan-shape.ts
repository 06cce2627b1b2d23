import { createHash } from 'node:crypto';

/** A node of EXPLAIN (FORMAT JSON). */
interface PlanNode {
  Plans?: PlanNode[];
  [property: string]: unknown;
}

/** What makes two plans different; conditions have values, and costs and rows change with each estimate. */
const SHAPE = [
  'Node Type',
  'Parent Relationship',
  'Relation Name',
  'Index Name',
  'Function Name',
  'CTE Name',
  'Subplan Name',
  'Join Type',
  'Inner Unique',
  'Strategy',
  'Partial Mode',
  'Parallel Aware',
  'Scan Direction',
  'Operation',
  'Command',
];

/**
 * @param explained rows of EXPLAIN (FORMAT JSON)
 * @returns 12 letters and digits of a hash of the kinds of nodes, their order, and their tables and indexes
 */
export function shapeOfPlan(explained: unknown): string {
  const [row] = explained as { 'QUERY PLAN': [{ Plan: PlanNode }] }[];
  if (!row) throw new Error('EXPLAIN gave no plan');
  return shortHash(JSON.stringify(shapeOfNode(row['QUERY PLAN'][0].Plan)));
}

function shapeOfNode(node: PlanNode): unknown[] {
  return [...SHAPE.map((name) => node[name] ?? null), (node.Plans ?? []).map(shapeOfNode)];
}

/** @returns the same for statements that differ in values, in white space or in the length of a list only */
export function idOfStatement(text: string): string {
  return shortHash(normalised(text));
}

const COMMENT = /--[^\n]*|\/\*[\s\S]*?\*\//g;
/** Also E'…' with its backslashes, and $tag$…$tag$. */
const STRING = /\bE'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|(\$[a-z_]*\$)[\s\S]*?\1/gi;
const VALUE = /\$\d+|\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b/gi;
const LIST = /\?(?:::[\w ]+(?:\[\])?)?(?:\s*,\s*\?(?:::[\w ]+(?:\[\])?)?)+/g;

function normalised(text: string): string {
  return text
    .replace(STRING, '?')
    .replace(COMMENT, ' ')
    .replace(VALUE, '?')
    .replace(LIST, '?')
    .replace(/\s+/g, ' ')
    .trim();
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
