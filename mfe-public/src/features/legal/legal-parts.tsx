import type { components } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { Alert, colours, Link, styled } from '@plenary/kit/ui';
import { frame, titles, type LegalName } from './texts';

const Notice = styled('div')({ maxInlineSize: '70ch', marginBlockEnd: 24 });

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: '12px 32px',
  paddingBlock: 24,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  '& h2': { fontSize: theme.typography.h3.fontSize, lineHeight: 1.1 },
  '& ul': { maxInlineSize: '70ch', paddingInlineStart: 20 },
  '& li + li': { marginBlockStart: 8 },
  '&:last-of-type': { borderBlockEnd: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '320px minmax(0, 1fr)' },
}));

const pages = [
  { name: 'privacy', to: paths.privacy.href() },
  { name: 'terms', to: paths.terms.href() },
  { name: 'refunds', to: paths.refunds.href() },
] as const;

interface LegalPartsProps {
  name: LegalName;
  legal: components['schemas']['Edition']['legal'];
}

/** The organisers' rules in plain words, marked as a sample while they are one. */
export function LegalParts({ name, legal }: LegalPartsProps) {
  return (
    <>
      {legal.isSample && (
        <Notice>
          <Alert severity="warning" role="note">
            {frame.sample}
          </Alert>
        </Notice>
      )}
      {legal[name].parts.map(({ title, items }) => (
        <Part key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Part>
      ))}
      <Part>
        <h2>{frame.questions}</h2>
        <ul>
          <li>
            <Link to={paths.contact.href()}>{frame.write}</Link>
          </li>
          {pages
            .filter((page) => page.name !== name)
            .map((page) => (
              <li key={page.to}>
                <Link to={page.to}>{titles[page.name]}</Link>
              </li>
            ))}
        </ul>
      </Part>
    </>
  );
}
