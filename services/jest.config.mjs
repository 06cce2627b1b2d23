/** TypeScript and the ESM packages are compiled to CommonJS: Jest's ESM mode fails on Node 20. */
export default {
  testEnvironment: 'node',
  // Jest leaves a core to itself by default; of two that is half.
  maxWorkers: '100%',
  // Whole servers start in some tests, on machines that do other things as well.
  testTimeout: 60_000,
  // A server that failed to start may leave a connection open; the run must end all the same.
  forceExit: true,
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts'],
  resolver: '<rootDir>/test/resolver.cjs',
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.(t|m?j)s$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
          },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [],
};
