import { colours, styled } from '@plenary/kit/ui';

const List = styled('ul')({
  maxInlineSize: '70ch',
  marginBlockStart: 32,
  paddingInlineStart: 20,
  '& li + li': { marginBlockStart: 8 },
  '& li::marker': { color: colours.primary },
});

export function Rules({ items }: { items: string[] }) {
  if (items.length === 0) return null;
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
