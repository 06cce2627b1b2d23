export { ConfirmDialog } from './confirm-dialog';
export type { ConfirmDialogProps } from './confirm-dialog';
export type { DialogFrameProps } from './dialog-frame';
export { FormDialog } from './form-dialog';
