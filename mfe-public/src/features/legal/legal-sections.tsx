import { paths } from '@plenary/kit/paths';
import { Alert, colours, Link, styled } from '@plenary/kit/ui';
import type { LegalName, LegalTexts } from './legal.api';
import { texts } from './texts';

const Notice = styled('div')({ maxInlineSize: '70ch', marginBlockEnd: 24 });

const Section = styled('section')(({ theme }) => ({
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

export function LegalSections({ name, legal }: { name: LegalName; legal: LegalTexts }) {
  return (
    <>
      {legal.isSample && (
        <Notice>
          <Alert severity="warning" role="note">
            {texts.sample}
          </Alert>
        </Notice>
      )}
      {legal[name].parts.map(({ title, items }) => (
        <Section key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Section>
      ))}
      <Section>
        <h2>{texts.questions}</h2>
        <ul>
          <li>
            <Link to={paths.contact.href()}>{texts.contact}</Link>
          </li>
          {pages
            .filter((page) => page.name !== name)
            .map((page) => (
              <li key={page.to}>
                <Link to={page.to}>{texts.titles[page.name]}</Link>
              </li>
            ))}
        </ul>
      </Section>
    </>
  );
}
