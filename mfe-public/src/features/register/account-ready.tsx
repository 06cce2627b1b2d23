import { paths } from '@plenary/kit/paths';
import { Actions, LinkButton, Page, Stack } from '@plenary/kit/ui';
import { FocusedTitle } from '../../parts/focused-title';
import { texts } from './texts';

/** In place of the form, once the account is made. */
export function AccountReady({ email }: { email: string }) {
  return (
    <Page>
      <Stack>
        <FocusedTitle>{texts.doneTitle}</FocusedTitle>
        <p>
          {texts.codeSentTo} <strong>{email}</strong>. {texts.codeValid}
        </p>
        <Actions>
          <LinkButton to={paths.verifyEmail.href()} state={{ email }}>
            {texts.verify}
          </LinkButton>
        </Actions>
      </Stack>
    </Page>
  );
}
