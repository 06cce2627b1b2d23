// Modules that packages import for options which the product never sets.
const parts = [
  // Themes that MUI writes as custom properties: ours has its own (src/ui/theme/tokens.ts of the kit).
  '@mui/material/styles/createThemeWithVars.mjs',
  '@mui/material/styles/ThemeProviderWithVars.mjs',
  // Ripples are off for all buttons, and a busy one has the kit's spinner.
  '@mui/material/ButtonBase/TouchRipple.mjs',
  '@mui/material/CircularProgress/index.mjs',
  // The kit's alerts have its own icons, and are not closed.
  '@mui/material/internal/svg-icons/SuccessOutlined.mjs',
  '@mui/material/internal/svg-icons/ReportProblemOutlined.mjs',
  '@mui/material/internal/svg-icons/ErrorOutline.mjs',
  '@mui/material/internal/svg-icons/InfoOutlined.mjs',
  '@mui/material/internal/svg-icons/Close.mjs',
  // Each page asks for its own queries (left-out.mjs).
  '@tanstack/query-core/build/modern/hydration.js',
  '@tanstack/query-core/build/modern/queriesObserver.js',
  '@tanstack/query-core/build/modern/streamedQuery.js',
  '@tanstack/react-query/build/modern/HydrationBoundary.js',
  '@tanstack/react-query/build/modern/useQueries.js',
  // Only for emotion's withTheme.
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
];

const isUnreached = (file) => parts.some((part) => file.replaceAll('\\', '/').endsWith(part));

/** A rule of rspack that leaves nothing of them but their names. */
export const unreached = {
  test: isUnreached,
  loader: import.meta.filename,
};

/** Gives a module functions that return nothing, under the names of its exports. */
export default function unreachedLoader(text) {
  const names = [...text.matchAll(/^export (?:function|const|class) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) =>
    list.split(',').map((each) => each.trim().split(/\s+/).at(-1)),
  );
  const all = [...new Set([...names, ...listed])].filter((name) => name && name !== 'default');
  if (!/^export /m.test(text)) return 'module.exports = () => null;';
  return [
    'const nothing = () => null;',
    'export default nothing;',
    ...all.map((name) => `export { nothing as ${name} };`),
  ].join('\n');
}
