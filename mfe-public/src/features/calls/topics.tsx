import { useEdition } from '@plenary/kit/edition';
import { colours, styled } from '@plenary/kit/ui';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  columnGap: 40,
  '& li': { paddingBlock: 14, borderBlockStart: `1px solid ${colours.hairline}` },
  '& strong': { display: 'block', fontSize: '1.0625rem', fontWeight: 700, color: colours.ink },
  '& span': { fontSize: '0.9375rem', lineHeight: 1.5, color: colours.muted },
});

export function Topics() {
  const { topics } = useEdition();
  return (
    <List role="list">
      {topics.map(({ name, detail }) => (
        <li key={name}>
          <strong>{name}</strong>
          {detail && <span>{detail}</span>}
        </li>
      ))}
    </List>
  );
}
