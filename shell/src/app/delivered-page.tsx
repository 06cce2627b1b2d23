import { styled } from '@plenary/kit/ui';
import { RetryButton, type FailureProps } from './failure-page';
import { NoticeBand } from './notice-band';
import { texts } from './texts';

/** No box of its own: the page lies in the frame as it was delivered. */
const AsDelivered = styled('div')({ display: 'contents' });

/** A prerendered page as it was delivered: for reading, while its code is under way or has failed. */
export function DeliveredPage({ html, failure }: { html: string; failure?: FailureProps }) {
  return (
    <>
      {failure ? <FailureNotice {...failure} /> : <WaitingNotice />}
      <AsDelivered dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

function WaitingNotice() {
  return (
    <NoticeBand role="status">
      <p>{texts.keptWaiting}</p>
    </NoticeBand>
  );
}

function FailureNotice(failure: FailureProps) {
  return (
    <NoticeBand role="alert">
      <p>
        <strong>{texts.unexpected}</strong> {texts.keptFailed} {texts.reasons[failure.reason]}{' '}
        {texts.reference} <code>{failure.reference}</code>
      </p>
      <RetryButton look="outlined" {...failure} />
    </NoticeBand>
  );
}
