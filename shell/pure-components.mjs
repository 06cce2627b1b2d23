// Makes the unused components of react-router removable: bundlers keep a call and an assignment that could have an effect,
// and links that prefetch data, which only its framework mode has.

/** A rule of rspack. */
export const pureComponents = {
  test: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  loader: import.meta.filename,
};

/** Marks components and contexts as free of effects, and leaves out the names that only developer tools show. */
export default function pureComponentsLoader(text) {
  return text
    .replace(/^(var \w+ = )(?=React\d*\.(forwardRef|memo|createContext)\()/gm, '$1/*#__PURE__*/ ')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/return shouldPrefetch && [^;]*: link;/, 'return link;');
}
