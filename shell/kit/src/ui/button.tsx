import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { SpinnerRing } from './spinner';
import { colours } from './theme/tokens';

export type ButtonProps = Pick<
  MuiButtonProps,
  | 'children'
  | 'onClick'
  | 'type'
  | 'disabled'
  | 'startIcon'
  | 'endIcon'
  | 'size'
  | 'fullWidth'
  | 'id'
  | 'aria-describedby'
  | 'aria-label'
  | 'aria-expanded'
  | 'aria-controls'
> & {
  /** One filled button per view. */
  look?: 'filled' | 'outlined' | 'text' | 'destructive';
  busy?: boolean;
};

const looks: Record<NonNullable<ButtonProps['look']>, Partial<MuiButtonProps>> = {
  filled: { variant: 'contained' },
  outlined: { variant: 'outlined' },
  text: { variant: 'text' },
  destructive: { variant: 'outlined', color: 'error' },
};

export function Button({ look = 'filled', busy = false, disabled, ...props }: ButtonProps) {
  const spinner = busy ? <SpinnerRing size={18} aria-hidden /> : undefined;
  return (
    <MuiButton
      {...looks[look]}
      {...props}
      disabled={disabled || busy}
      startIcon={spinner ?? props.startIcon}
      aria-busy={busy || undefined}
    />
  );
}

export function LinkButton(
  props: Omit<ButtonProps, 'type' | 'busy'> & { to: string; state?: unknown },
) {
  const { look = 'filled', ...rest } = props;
  return <MuiButton component={RouterLink} {...looks[look]} {...rest} />;
}

export const CallToAction = styled(MuiButton)({
  backgroundColor: colours.secondary,
  color: colours.onDark,
  minBlockSize: 56,
  paddingInline: 24,
  fontSize: '1.1875rem',
  fontWeight: 700,
  '&:hover': { backgroundColor: colours.secondaryDark },
}) as typeof MuiButton;
