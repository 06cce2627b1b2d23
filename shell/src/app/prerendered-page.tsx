import { styled } from '@plenary/kit/ui';
import { RetryButton, type FailureProps } from './errors/failure-page';
import { NoticeBand } from './notice-band';
import { texts } from './texts';

/** Without a box, so that the layout is the page's own. */
const Contents = styled('div')({ display: 'contents' });

export function PrerenderedPage({ html, failure }: { html: string; failure?: FailureProps }) {
  return (
    <>
      {failure ? <FailureNotice {...failure} /> : <WaitingNotice />}
      <Contents dangerouslySetInnerHTML={{ __html: html }} />
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
