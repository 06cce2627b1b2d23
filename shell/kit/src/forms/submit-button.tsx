import { Button, type ButtonProps } from '../ui/button';
import { useFormContext } from './form-context';

export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy' | 'onClick'>) {
  const { busy } = useFormContext();
  return <Button {...props} type="submit" busy={busy} />;
}
