import { useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { Alert, Link, Page, PageHeader, Prose, styled, typeSizes } from '@plenary/kit/ui';
import { frame, titles } from './texts';

const Body = styled(Prose)(({ theme }) => ({
  '& > p:first-of-type': { fontSize: typeSizes.lead, lineHeight: 1.5 },
  '& h2': { marginBlock: '40px 12px', fontSize: theme.typography.h3.fontSize, lineHeight: 1.1 },
  '& ul': { paddingInlineStart: 20 },
  '& li + li': { marginBlockStart: 8 },
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
    <Page>
      <PageHeader title={titles[name]} />
      <Body>
        <p>{lead}</p>
        {isSample && (
          <Alert severity="warning" role="note">
            {frame.sample}
          </Alert>
        )}
        {parts.map(({ title, items }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
        <section>
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
        </section>
      </Body>
    </Page>
  );
}
