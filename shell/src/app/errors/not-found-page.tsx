import { styled, useHydrated, colours, fonts, typeSizes } from '@plenary/kit/ui';
import { useLocation } from 'react-router-dom';
import type { OwnedRoute } from '../../remotes/registry';
import { AnswersNow } from '../answers-now';
import { texts } from '../texts';
import { ErrorPage } from './error-page';
import { useErrorParts } from './error-parts';
import { errorTexts } from './texts';

const Sentence = styled('p')({
  maxInlineSize: '60ch',
  color: colours.ink,
  fontSize: typeSizes.lead,
  lineHeight: 1.5,
  '& code': {
    padding: '2px 8px',
    backgroundColor: colours.indigo100,
    fontFamily: fonts.reference,
    fontSize: '0.9em',
    overflowWrap: 'anywhere',
  },
});

const PLACE = '\u0001';
const LONGEST = 80;

export function NotFoundPage({ routes }: { routes: OwnedRoute[] }) {
  const parts = useErrorParts();
  const { pathname } = useLocation();
  // The prerendered page is for any address.
  const isKnown = useHydrated();
  const [before, after] = errorTexts.missingAt({ path: PLACE }).split(PLACE);
  return (
    <ErrorPage art="hole" kind={errorTexts.missing} title={texts.unexpected}>
      {isKnown ? (
        <Sentence>
          {before}
          <code>{shortened(pathname)}</code>
          {after}
        </Sentence>
      ) : (
        <Sentence>{texts.notFound}</Sentence>
      )}
      {isKnown && parts && <parts.LikelyPage routes={routes} pathname={pathname} />}
      {isKnown && parts && <parts.BackButton />}
      {parts && <parts.Ways after="lost" />}
      {isKnown && parts && <AnswersNow />}
    </ErrorPage>
  );
}

const shortened = (path: string) => (path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path);
