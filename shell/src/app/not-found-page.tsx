import { paths } from '@plenary/kit/paths';
import { Link, Page, PageTitle, Prose, Stack, styled } from '@plenary/kit/ui';
import { texts } from './texts';

const ways = [
  { to: paths.home.href(), label: texts.home },
  { to: paths.callForPapers.href(), label: 'Call for Papers' },
  { to: paths.conferenceRegister.href(), label: 'Registration' },
  { to: paths.submit.href(), label: 'Submission' },
  { to: paths.contact.href(), label: 'Contact' },
];

const Ways = styled('ul')({ '& a': { display: 'inline-block', paddingBlock: 10 } });

/** The answer to an unknown address. */
export default function NotFoundPage() {
  return (
    <Page>
      <Stack gap={3}>
        <PageTitle>{texts.unexpected}</PageTitle>
        <Prose>
          <p>{texts.notFound}</p>
          <Ways role="list">
            {ways.map(({ to, label }) => (
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
