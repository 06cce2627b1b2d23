import { paths } from '@plenary/kit/paths';
import {
  Actions,
  Button,
  LinkButton,
  Page,
  PageTitle,
  Prose,
  Stack,
  type ButtonProps,
} from '@plenary/kit/ui';
import type { FailureReason } from '../remotes/remote-failure';
import { texts } from './texts';

export interface FailureProps {
  reason: FailureReason;
  reference: string;
  onRetry: () => void;
}

export function FailurePage({ title, ...failure }: FailureProps & { title?: string }) {
  return (
    <Page role="alert">
      <Stack gap={3}>
        <PageTitle>{texts.unexpected}</PageTitle>
        <Prose>
          <p>{title ? texts.pageFailed({ title }) : texts.partFailed}</p>
          <p>{texts.reasons[failure.reason]}</p>
          <p>
            {texts.reference} <code>{failure.reference}</code>
          </p>
        </Prose>
        <Actions>
          <RetryButton {...failure} />
          <LinkButton look="outlined" to={paths.home.href()}>
            {texts.home}
          </LinkButton>
        </Actions>
      </Stack>
    </Page>
  );
}

/** Retries in place; a version newer than this tab needs a reload. */
export function RetryButton(props: FailureProps & Pick<ButtonProps, 'look'>) {
  const { reason, onRetry, look } = props;
  const isTooOld = reason === 'newer-kit';
  return (
    <Button look={look} onClick={isTooOld ? () => window.location.reload() : onRetry}>
      {isTooOld ? texts.loadAgain : texts.retry}
    </Button>
  );
}
