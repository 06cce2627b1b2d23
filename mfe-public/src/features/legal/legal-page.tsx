import { paths } from '@plenary/kit/paths';
import { Alert, Link, Page, PageHeader, Prose, styled, typeSizes } from '@plenary/kit/ui';
import { frame, privacy, refunds, terms, type LegalText } from './texts';

const Body = styled(Prose)(({ theme }) => ({
  '& > p:first-of-type': { fontSize: typeSizes.lead, lineHeight: 1.5 },
  '& h2': { marginBlock: '40px 12px', fontSize: theme.typography.h3.fontSize, lineHeight: 1.1 },
  '& ul': { paddingInlineStart: 20 },
  '& li + li': { marginBlockStart: 8 },
}));

const pages = [
  { title: privacy.title, to: paths.privacy.href() },
  { title: terms.title, to: paths.terms.href() },
  { title: refunds.title, to: paths.refunds.href() },
];

/** A page of rules in plain words, marked as a sample to replace. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <Page>
      <PageHeader title={text.title} />
      <Body>
        <p>{text.lead}</p>
        <Alert severity="warning" role="note">
          {frame.sample}
        </Alert>
        {text.parts.map(({ title, items }) => (
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
              .filter(({ title }) => title !== text.title)
              .map(({ title, to }) => (
                <li key={to}>
                  <Link to={to}>{title}</Link>
                </li>
              ))}
          </ul>
        </section>
      </Body>
    </Page>
  );
}
