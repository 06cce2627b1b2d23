import MuiAlert, { type AlertProps as MuiAlertProps } from '@mui/material/Alert';
import type { CSSProperties } from 'react';
import { IconAlertCircle, IconAlertTriangle, IconCheck, IconInfo } from '../art/icons';

const iconMapping = {
  error: <IconAlertCircle />,
  warning: <IconAlertTriangle />,
  success: <IconCheck />,
  info: <IconInfo />,
};

// MUI writes its shadow into a style attribute, which the Content-Security-Policy forbids.
const withoutShadow = { '--Paper-shadow': undefined } as CSSProperties;

export type AlertProps = Pick<
  MuiAlertProps,
  'severity' | 'children' | 'action' | 'className' | 'role' | 'id'
>;

export function Alert({ severity = 'info', role, ...props }: AlertProps) {
  const spoken = role ?? (severity === 'error' ? 'alert' : 'status');
  return (
    <MuiAlert
      severity={severity}
      role={spoken}
      iconMapping={iconMapping}
      style={withoutShadow}
      {...props}
    />
  );
}
