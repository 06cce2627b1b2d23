/** Where the shell leaves its federation runtime for the entries of remotes. Part of the contract. */
export const SHARED_RUNTIME = '__PLENARY_FEDERATION__';

/** What an entry takes of `@module-federation/webpack-bundler-runtime`. */
export interface FederationRuntime {
  runtime: object;
  bundlerRuntime: object;
  attachShareScopeMap: unknown;
}
