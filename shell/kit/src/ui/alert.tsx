import MuiAlert, { type AlertProps as MuiAlertProps } from '@mui/material/Alert';
import { IconAlertCircle, IconAlertTriangle, IconCheck, IconInfo } from '../art/icons';

const iconMapping = {
  error: <IconAlertCircle />,
  warning: <IconAlertTriangle />,
  success: <IconCheck />,
  info: <IconInfo />,
};

export type AlertProps = Pick<
  MuiAlertProps,
  'severity' | 'children' | 'action' | 'className' | 'role' | 'id'
>;

/** A message in its tone. Errors are announced at once, the rest politely. */
export function Alert({ severity = 'info', role, ...props }: AlertProps) {
  const spoken = role ?? (severity === 'error' ? 'alert' : 'status');
  return <MuiAlert severity={severity} role={spoken} iconMapping={iconMapping} {...props} />;
}
