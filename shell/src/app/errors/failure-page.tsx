import { paths } from '@plenary/kit/paths';
import { Actions, Button, LinkButton, Prose, type ButtonProps } from '@plenary/kit/ui';
import type { FailureReason } from '../../remotes/remote-failure';
import { texts } from '../texts';
import { ErrorPage } from './error-page';
import { useErrorParts } from './error-parts';

export interface FailureProps {
  reason: FailureReason;
  reference: string;
  onRetry: () => void;
}

export function FailurePage({ title, ...failure }: FailureProps & { title?: string }) {
  const parts = useErrorParts();
  return (
    <ErrorPage art="shift" title={texts.unexpected} role="alert">
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
      {parts && <parts.Ways after="lost" />}
    </ErrorPage>
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
