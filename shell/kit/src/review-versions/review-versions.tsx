import { Instant } from '@plenary/kit/edition';
import { Chip, colours, fonts, styled } from '@plenary/kit/ui';
import { lazy, Suspense, useState } from 'react';
import { changesBetween, type Change, type ReviewVersion } from './changes';
import { texts } from './texts';

/** Loads the comparison of words with the first difference that is opened. */
const WordDifference = lazy(() => import('./word-difference'));

const Root = styled('details')({
  '& summary': { paddingBlock: 8, fontWeight: 700, color: colours.ink },
});

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    borderInlineStart: `3px solid ${colours.indigo200}`,
    paddingInlineStart: 12,
  },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  '& small': { color: colours.muted, fontSize: '0.8125rem' },
});

const Changes = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  '& dt': { fontFamily: fonts.body, fontSize: '0.9375rem', fontWeight: 700, color: colours.ink },
  '& dd': {
    margin: 0,
    position: 'relative',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: colours.ink,
  },
  '& ins': {
    backgroundColor: colours.successTint,
    textDecoration: `underline 2px ${colours.success}`,
  },
  '& del': { backgroundColor: colours.errorTint, textDecoration: 'line-through' },
});

interface ReviewVersionsProps {
  /** The oldest first; nothing is shown for fewer than two. */
  versions: readonly ReviewVersion[];
  /** As another reviewer of the paper reads them. */
  inDiscussion?: boolean;
}

/** How a submitted review changed: its versions, the newest first, each with what differs from the one before. */
export function ReviewVersions({ versions, inDiscussion = false }: ReviewVersionsProps) {
  const [isOpen, setOpen] = useState(false);
  if (versions.length < 2) return null;
  const differences = versions.map((version, index) => {
    const before = versions[index - 1];
    return { version, changes: before ? changesBetween(before, version) : null };
  });
  return (
    <Root onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{inDiscussion ? texts.titleInDiscussion : texts.title}</summary>
      {isOpen && (
        <List role="list">
          {differences.toReversed().map(({ version, changes }) => (
            <li key={version.number}>
              <Head>
                <strong>{texts.version({ number: version.number })}</strong>
                <small>
                  <Instant at={version.submittedAt} />
                </small>
                {version.isAfterResponse && <Chip tone="grey">{texts.afterResponse}</Chip>}
                {version.isAfterDiscussion && !inDiscussion && (
                  <Chip tone="grey">{texts.afterDiscussion}</Chip>
                )}
              </Head>
              {changes && <Differences changes={changes} />}
              {version.number === 1 && <p>{texts.first}</p>}
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}

function Differences({ changes }: { changes: Change[] }) {
  return (
    <Changes>
      {changes.map(({ label, before, after, isText }) => (
        <div key={label}>
          <dt>{label}</dt>
          {isText ? (
            <dd dir="auto">
              <Suspense fallback={after}>
                <WordDifference before={before} after={after} />
              </Suspense>
            </dd>
          ) : (
            <dd>
              {texts.scoreChanged({ before: before || texts.none, after: after || texts.none })}
            </dd>
          )}
        </div>
      ))}
    </Changes>
  );
}
