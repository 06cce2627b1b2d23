import { paths } from '@plenary/kit/paths';
import { Link, Page, PageTitle, Prose, Stack, styled } from '@plenary/kit/ui';
import { texts } from './texts';

const ways = () => [
  { to: paths.home.href(), label: texts.home },
  { to: paths.callForPapers.href(), label: texts.links.callForPapers },
  { to: paths.conferenceRegister.href(), label: texts.links.registration },
  { to: paths.submit.href(), label: texts.links.submission },
  { to: paths.contact.href(), label: texts.links.contact },
];

const Ways = styled('ul')({ '& a': { display: 'inline-block', paddingBlock: 10 } });

export default function NotFoundPage() {
  return (
    <Page>
      <Stack gap={3}>
        <PageTitle>{texts.unexpected}</PageTitle>
        <Prose>
          <p>{texts.notFound}</p>
          <Ways role="list">
            {ways().map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </Ways>
        </Prose>
      </Stack>
    </Page>
  );
}
