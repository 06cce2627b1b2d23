import { EmptyState, styled } from '@plenary/kit/ui';
import { MemberCard, type Member } from './member-card';
import { texts } from './texts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: '40px 32px',
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    // One or two members fill the four columns, with the text next to the picture.
    '&[data-pair]': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& li > div': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 32 },
    },
  },
}));

export function Members({ people }: { people: Member[] }) {
  if (people.length === 0) return <EmptyState title={texts.empty} />;
  return (
    <List role="list" data-pair={people.length <= 2 || undefined}>
      {people.map((member, index) => (
        <li key={member.name}>
          <MemberCard member={member} position={index} />
        </li>
      ))}
    </List>
  );
}
