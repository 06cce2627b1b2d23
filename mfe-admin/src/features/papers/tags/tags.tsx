import { colours, styled } from '@plenary/kit/ui';
import { texts } from '../texts';

const List = styled('ul')({
  listStyle: 'none',
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 4,
  '& > li': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 22,
    maxInlineSize: '100%',
    paddingInline: 8,
    border: `1px solid ${colours.control}`,
    borderRadius: 8,
    color: colours.ink,
    fontSize: '0.8125rem',
    overflowWrap: 'anywhere',
  },
});

/** Of organisers: neither authors nor reviewers see them. */
export function Tags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <List role="list" aria-label={texts.tags}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </List>
  );
}
