import { useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { PageHead } from '@plenary/kit/page-head';
import { Alert, colours, Link, Page, styled } from '@plenary/kit/ui';
import { frame, titles } from './texts';

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

/** A page of the organisers' rules in plain words, marked as a sample while it is one. */
export function LegalPage({ name }: { name: keyof typeof titles }) {
  const { isSample, ...texts } = useEdition().legal;
  const { lead, parts } = texts[name];
  return (
    <>
      <PageHead title={titles[name]} note={lead} />
      <Page>
        {isSample && (
          <Notice>
            <Alert severity="warning" role="note">
              {frame.sample}
            </Alert>
          </Notice>
        )}
        {parts.map(({ title, items }) => (
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
      </Page>
    </>
  );
}
