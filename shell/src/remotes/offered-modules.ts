/**
 * The build shares only modules that the shell's own code imports. Loaded by the first page.
 * @public
 */
export const offeredModules = {
  dialogs: () => import('@plenary/kit/dialogs'),
  forms: () => import('@plenary/kit/forms'),
  tabs: () => import('@plenary/kit/tabs'),
  queries: () => import('@tanstack/react-query'),
};
