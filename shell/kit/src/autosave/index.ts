export { useAutosave } from './use-autosave';
export type { Autosave, AutosaveState } from './use-autosave';
