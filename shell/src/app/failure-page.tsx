import { paths } from '@plenary/kit/paths';
import { Actions, Button, LinkButton, Page, PageTitle, Prose, Stack } from '@plenary/kit/ui';
import { useState } from 'react';
import { texts } from './texts';

/** What a page shows in its place when it could not be loaded or rendered. */
export function FailurePage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const [reference] = useState(() => Math.random().toString(36).slice(2, 10).toUpperCase());
  return (
    <Page role="alert">
      <Stack gap={3}>
        <PageTitle>{texts.unexpected}</PageTitle>
        <Prose>
          <p>{texts.partFailed}</p>
          <p>
            {texts.reference} <code>{reference}</code>
            {error instanceof Error && <> ({error.message.slice(0, 200)})</>}
          </p>
        </Prose>
        <Actions>
          <Button onClick={onRetry}>{texts.retry}</Button>
          <LinkButton look="outlined" to={paths.home.href()}>
            {texts.home}
          </LinkButton>
        </Actions>
      </Stack>
    </Page>
  );
}
