import { paths } from '@plenary/kit/paths';
import { Alert, LinkButton, styled, typeSizes } from '@plenary/kit/ui';
import { useLocation } from '@plenary/kit/router';
import { texts } from '../texts';
import { ErrorPage } from './error-page';
import { useErrorParts } from './error-parts';
import { errorTexts } from './texts';

export const Sentence = styled('p')({
  maxInlineSize: '60ch',
  fontSize: typeSizes.lead,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

/** The session failed, and its token is gone (specification, section 4). */
export function SessionFailedPage({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  const parts = useErrorParts();
  return (
    <ErrorPage art="barrier" title={texts.refused}>
      <Alert severity="error">{text}</Alert>
      <Sentence>{errorTexts.sessionFailed}</Sentence>
      <LinkButton to={paths.login.href()} state={{ from: pathname + search }}>
        {texts.login}
      </LinkButton>
      {parts && <parts.Ways after="refused" />}
    </ErrorPage>
  );
}
