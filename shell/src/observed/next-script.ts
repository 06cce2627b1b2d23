/** In place of the digest of the next script, which the build fills in (script-digests.mjs). */
const NEXT_DIGEST = '0000000000000000000000000000000000000000000000000000000000000000';

/** The script that comes after this one, as properties of its element: the first loads `observed`, which loads `vitals`. */
export const nextScript = (name: 'observed' | 'vitals') => ({
  src: document
    .querySelector<HTMLScriptElement>('script[data-observed]')!
    .src.replace('start', name),
  integrity: `sha384-${NEXT_DIGEST}`,
});
