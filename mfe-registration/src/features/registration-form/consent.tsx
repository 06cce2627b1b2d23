import { paths } from '@plenary/kit/paths';
import { Link, styled } from '@plenary/kit/ui';
import { texts } from './texts';

const Small = styled('p')({ maxInlineSize: '70ch', fontSize: '0.9375rem' });

/** The rules that a registration accepts. */
export function Consent() {
  const { before, terms, and, refunds, after, privacy } = texts.consent;
  return (
    <Small>
      {before} <Link to={paths.terms.href()}>{terms}</Link> {and}{' '}
      <Link to={paths.refunds.href()}>{refunds}</Link>
      {after} <Link to={paths.privacy.href()}>{privacy}</Link>.
    </Small>
  );
}
