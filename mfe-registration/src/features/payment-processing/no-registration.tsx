import { paths } from '@plenary/kit/paths';
import { Alert, LinkButton, Stack } from '@plenary/kit/ui';
import { texts } from './texts';

/** There is nothing to pay for, and the way back to the start. */
export function NoRegistration({ text }: { text: string }) {
  return (
    <Stack>
      <Alert severity="error">{text}</Alert>
      <LinkButton to={paths.register.href()}>{texts.tryAgain}</LinkButton>
    </Stack>
  );
}
