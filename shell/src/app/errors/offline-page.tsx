import { isOffline } from '@plenary/kit/api';
import { IconRefresh } from '@plenary/kit/art/icons';
import { Button, colours, SpinnerRing, styled } from '@plenary/kit/ui';
import { useEffect, useState } from 'react';
import { focusHeading } from '../focus-heading';
import { ErrorPage } from './error-page';
import { useErrorParts } from './error-parts';
import { errorTexts } from './texts';

const Waiting = styled('p')({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  inlineSize: '100%',
  maxInlineSize: 640,
  paddingBlock: 12,
  borderBlock: `1px solid ${colours.hairline}`,
  '& > span': { color: colours.primary },
});

const Wide = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { inlineSize: '100%', '& > button': { inlineSize: '100%' } },
}));

/** Takes the place of a page that cannot load, until the browser is online. */
export function OfflinePage() {
  const parts = useErrorParts();
  const [tries, setTries] = useState(0);

  useEffect(() => returnFocus, []);

  const again = () => {
    setTries(tries + 1);
    // The browser's word on it may have come without its event.
    if (navigator.onLine && isOffline()) window.dispatchEvent(new Event('online'));
  };
  return (
    <div data-offline="true">
      <ErrorPage art="tear" title={errorTexts.offline} lead={errorTexts.loadsOnline}>
        <Waiting role="status" key={tries}>
          <SpinnerRing size={22} aria-hidden />
          {tries > 0 ? errorTexts.stillOffline : errorTexts.waitingOnline}
        </Waiting>
        <Wide>
          <Button look="outlined" startIcon={<IconRefresh />} onClick={again}>
            {errorTexts.tryAgain}
          </Button>
        </Wide>
        {parts && <parts.KeptPages />}
        {parts && <parts.NothingLost />}
      </ErrorPage>
    </div>
  );
}

/** The focus goes to the page's heading, unless it is on something that stays, such as the header. */
function returnFocus(): void {
  if (document.activeElement === document.body) focusHeading();
}
