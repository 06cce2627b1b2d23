import { api, unwrap, type components } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { colours, Content, Link, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { texts } from './texts';

type Kind = components['schemas']['OpenWork']['items'][number]['kind'];

const Band = styled('nav')({
  paddingBlock: 8,
  backgroundColor: colours.indigo50,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  '@media print': { display: 'none' },
});

const Row = styled(Content)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 24,
  fontSize: '0.9375rem',
  // Without the title, the links take two or three lines on a phone.
  '& > strong': { display: 'none', color: colours.ink, fontWeight: 700 },
  '& a': { display: 'inline-block', paddingBlock: 4 },
  [theme.breakpoints.up('sm')]: {
    '& > strong': { display: 'block' },
  },
}));

const Links = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { columnGap: 24 },
}));

const addresses: Record<Kind, string> = {
  reviews: paths.reviewers.href(),
  dashboard: paths.adminDashboard.href(),
};

/** What waits for a reviewer or an administrator; absent when there is nothing, or on a failure. */
export default function OpenWork({ userId }: { userId: string }) {
  const { data } = useQuery({
    queryKey: ['open-work', userId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/open-work', { signal })),
    staleTime: 0,
    retry: false,
  });
  if (!data || data.items.length === 0) return null;
  return (
    <Band aria-label={texts.title}>
      <Row>
        <strong aria-hidden>{texts.title}</strong>
        <Links role="list">
          {data.items.map(({ kind, count }) => (
            <li key={kind}>
              <Link to={addresses[kind]}>{texts.kinds[kind]({ count })}</Link>
            </li>
          ))}
        </Links>
      </Row>
    </Band>
  );
}
