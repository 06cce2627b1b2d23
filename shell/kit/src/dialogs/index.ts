export { ConfirmDialog } from './confirm-dialog';
export type { ConfirmDialogProps } from './confirm-dialog';
export { DialogFrame } from './dialog-frame';
export type { DialogFrameProps } from './dialog-frame';
export { FormDialog } from './form-dialog';
