/**
 * Names of shared modules whose files the shell's build leaves out (unreached-loader.mjs): the linter refuses their import, and a
 * publish the remote that takes them.
 */
export const leftOut = {
  '@tanstack/react-query': [
    'HydrationBoundary',
    'QueriesObserver',
    'dehydrate',
    'experimental_streamedQuery',
    'hydrate',
    'useQueries',
    'useSuspenseQueries',
  ],
};
