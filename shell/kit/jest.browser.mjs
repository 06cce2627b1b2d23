import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const swc = (parser) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: { parser, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
    module: { type: 'commonjs' },
  },
];

/**
 * Tests of browser code: jsdom, with TypeScript and the packages that are ESM compiled to
 * CommonJS, because Jest's ESM mode fails on Node 20.
 */
export default {
  testEnvironment: here('jest.environment.mjs'),
  setupFilesAfterEnv: [here('src/testing/setup.ts')],
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  transform: {
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.ts$': swc({ syntax: 'typescript' }),
    '\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  // Jest does not read the field "browser" of packages.
  moduleNameMapper: { '^tus-js-client$': 'tus-js-client/lib.es5/browser/index.js' },
  transformIgnorePatterns: [],
  restoreMocks: true,
};
