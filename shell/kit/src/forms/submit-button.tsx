import { Button, type ButtonProps } from '../ui/button';
import { useFormContext } from './form-context';

/** Sends the form. Disabled while the form is busy, with a spinner beside the verb. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy' | 'onClick'>) {
  const { busy } = useFormContext();
  return <Button {...props} type="submit" busy={busy} />;
}
