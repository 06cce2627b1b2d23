/**
 * The build provides to remotes only what it meets in the shell's own code. These are met here, and
 * loaded when the first page asks for them.
 * @public
 */
export const offeredModules = {
  forms: () => import('@plenary/kit/forms'),
  overlays: () => import('@plenary/kit/overlays'),
};
