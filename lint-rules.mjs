/**
 * A plugin of oxlint, which cannot refuse patterns of the syntax tree (ESTree) by its configuration.
 */
import { leftOut } from './shell/left-out.mjs';

/** Only logical properties, so that pages can be read from right to left. */
const physicalProperties = [
  {
    selector:
      'Property[key.name=/^(margin|padding|border|scrollMargin|scrollPadding)(Top|Right|Bottom|Left)/]',
    message: 'Use the logical property: marginInlineStart, paddingBlockEnd …',
  },
  {
    selector:
      'CallExpression[callee.callee.name="styled"] Property[key.name=/^(top|right|bottom|left|float|width|height|(min|max)(Width|Height))$/]',
    message: 'Use the logical property: insetInlineStart, inlineSize, maxBlockSize …',
  },
  {
    selector: 'Property[key.name="textAlign"] > Literal[value=/^(left|right)$/]',
    message: 'Use start or end.',
  },
];

/** What an effect returns is called when it ends: calls to the browser answer with promises by now. */
const returnsOfEffects = [
  {
    selector:
      'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[body.type="ChainExpression"]',
    message: 'Put the call into a block, so that React does not get its answer as the cleanup.',
  },
];

const colour = /#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(rgb|hsl)a?\(/i;
const colours = [`Literal[value=${colour}]`, `TemplateElement[value.raw=${colour}]`].map(
  (selector) => ({ selector, message: 'Use a token: colours or shadows of @plenary/kit/ui.' }),
);

/** Engines and zones differ: the kit formats dates and times, in one way for all pages. */
const formattedDates = [
  'MemberExpression[object.name="Intl"][property.name=/^(DateTimeFormat|RelativeTimeFormat)$/]',
  'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
].map((selector) => ({
  selector,
  message: 'Use Day, Deadline or Instant of @plenary/kit/edition.',
}));

/** Statements are built with Kysely, so that their types follow from the tables. */
const queries = [
  {
    selector: 'CallExpression[callee.property.name="query"]',
    message: 'Declare a statement() or run a query built with db: fetchAll(), execute().',
  },
];

const refuse = (patterns) => ({
  create: (context) =>
    Object.fromEntries(
      patterns.map(({ selector, message }) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
});

/** A remote that takes what the shell's build leaves out would find nothing there. */
const noLeftOutImports = {
  create: (context) => ({
    ImportDeclaration(node) {
      const missing = leftOut[node.source.value] ?? [];
      const isMissing = ({ type, imported }) =>
        type === 'ImportNamespaceSpecifier' || missing.includes(imported?.name);
      if (missing.length > 0 && node.specifiers.some(isMissing))
        context.report({
          node,
          message:
            'The shell does not have it: do without it, or take it out of left-out.mjs and unreached-loader.mjs.',
        });
    },
  }),
};

export default {
  meta: { name: 'plenary' },
  rules: {
    'no-physical-properties': refuse(physicalProperties),
    'no-returns-of-effects': refuse(returnsOfEffects),
    'no-colours': refuse(colours),
    'no-formatted-dates': refuse(formattedDates),
    'no-queries': refuse(queries),
    'no-left-out-imports': noLeftOutImports,
  },
};
