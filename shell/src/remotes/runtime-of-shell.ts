import { SHARED_RUNTIME, type FederationRuntime } from './shared-runtime';

type Page = Record<typeof SHARED_RUNTIME, FederationRuntime>;
const { runtime, bundlerRuntime, attachShareScopeMap } = (window as unknown as Page)[
  SHARED_RUNTIME
];

/**
 * In the bundle of each remote, in place of the bundler's runtime (federation-runtime.mjs). The entry adds
 * to the options, so they are its own.
 */
export default { runtime, bundlerRuntime, attachShareScopeMap, bundlerRuntimeOptions: {} };
