/**
 * The build shares only modules that the shell's own code imports. Loaded by the first page.
 * @public
 */
export const offeredModules = {
  dialogs: () => import('@plenary/kit/dialogs'),
  forms: () => import('@plenary/kit/forms'),
  overlays: () => import('@plenary/kit/overlays'),
  queries: () => import('@tanstack/react-query'),
};
