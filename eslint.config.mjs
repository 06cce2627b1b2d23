import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { leftOut } from './shell/left-out.mjs';

/** Only logical properties, so that pages can be read from right to left. */
const logicalProperties = [
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

const colour = /#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(rgb|hsl)a?\(/i;
const noColours = [`Literal[value=${colour}]`, `TemplateElement[value.raw=${colour}]`].map(
  (selector) => ({ selector, message: 'Use a token: colours or shadows of @plenary/kit/ui.' }),
);

/** Engines and zones differ: the kit formats dates and times, in one way for all pages. */
const noOwnDates = [
  'MemberExpression[object.name="Intl"][property.name=/^(DateTimeFormat|RelativeTimeFormat)$/]',
  'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
].map((selector) => ({
  selector,
  message: 'Use Day, Deadline or Instant of @plenary/kit/edition.',
}));

/** What an effect returns is called when it ends: calls to the browser answer with promises by now. */
const noReturnsOfEffects = [
  {
    selector:
      'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[body.type="ChainExpression"]',
    message: 'Put the call into a block, so that React does not get its answer as the cleanup.',
  },
];

const leftOutImports = Object.entries(leftOut).map(([name, importNames]) => ({
  name,
  importNames,
  message:
    'The shell does not have it: do without it, or take it out of left-out.mjs and unreached-loader.mjs.',
}));

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '**/.data/', '**/*.gen.ts', '**/*.gen.tsx'] },
  js.configs.recommended,
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['shell/assets/*.js'],
    languageOptions: { sourceType: 'script', globals: globals.browser },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'no-restricted-imports': ['error', { paths: leftOutImports }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['{shell,mfe-*}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...logicalProperties, ...noReturnsOfEffects] },
  },
  {
    // The exceptions are named in tokens.ts.
    files: ['{shell,shell/kit,mfe-*}/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.spec.{ts,tsx}',
      '**/testing/**',
      'shell/kit/src/art/**',
      'shell/kit/src/ui/theme/tokens.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...logicalProperties,
        ...noReturnsOfEffects,
        ...noColours,
        ...noOwnDates,
      ],
    },
  },
  {
    files: ['shell/kit/src/edition/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...logicalProperties, ...noReturnsOfEffects, ...noColours],
    },
  },
  {
    // Nest reads the constructor's types at run time, so they may not become type-only imports.
    files: ['services/**/*.ts'],
    rules: {
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Statements are built with Kysely, so that their types follow from the tables. The exceptions run
    // SQL on a client of the owner's, before or outside of the product.
    files: ['services/src/**/*.ts'],
    ignores: [
      '**/*.spec.ts',
      'services/src/check-invariants.ts',
      'services/src/messaging/queue/email-queue.ts',
      'services/src/operations/{backup,point-in-time,invariants,samples,seed}/**',
      'services/src/platform/database/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name="query"]',
          message: 'Declare a statement() or run a query built with db: fetchAll(), execute().',
        },
      ],
    },
  },
  {
    // They hand on the whole module.
    files: [
      'shell/src/prerender/{render,shared-modules}.ts{,x}',
      'shell/src/testing/render-shell.tsx',
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // Answers come over HTTP without a type: what they hold is what these tests assert.
    files: ['services/**/*.spec.ts', 'services/{test,test-faults,test-hostile}/**/*.ts'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
