import { EmptyState, styled } from '@plenary/kit/ui';
import { MemberCard, type Member } from './member-card';
import { texts } from './texts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: '40px 32px',
});

/** The people of one committee. */
export function Members({ people }: { people: Member[] }) {
  if (people.length === 0) return <EmptyState title={texts.nobody} />;
  return (
    <List role="list">
      {people.map((member, index) => (
        <li key={member.name}>
          <MemberCard member={member} position={index} />
        </li>
      ))}
    </List>
  );
}
