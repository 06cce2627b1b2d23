/**
 * Tests run against the built server, which Node loads once for all test files of a worker. Only the
 * tests themselves are compiled, to CommonJS: Jest's ES module mode fails on Node 20.
 */
export default {
  testEnvironment: '<rootDir>/test/environment/one-load-environment.cjs',
  // Jest leaves a core to itself by default; of two that is half.
  maxWorkers: '100%',
  // Only a test that hangs takes this long: some start whole servers several times, on slow machines that do other things as well.
  testTimeout: 180_000,
  // A server that failed to start may leave a connection open; the run must end all the same.
  forceExit: true,
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts'],
  resolver: '<rootDir>/test/resolver.cjs',
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '/services/dist/.+\\.js$': '<rootDir>/test/environment/built-module.cjs',
    '/services/src/(?!.*\\.spec\\.ts$).+\\.ts$': '<rootDir>/test/environment/built-module.cjs',
    '/node_modules/.+\\.[cm]?js$': '<rootDir>/test/environment/built-module.cjs',
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
