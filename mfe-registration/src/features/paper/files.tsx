import { formatInstant } from '@plenary/kit/edition';
import { colours, fonts, styled } from '@plenary/kit/ui';
import { FileFacts } from '../../papers/file-facts';
import type { PaperDetails, PaperVersion } from '../../papers/papers.api';
import { Part } from '../../parts/columns';
import { HandIn } from './hand-in';
import { texts } from './texts';

const Block = styled('div')({
  display: 'grid',
  gap: 8,
  borderBlockStart: `1px solid ${colours.hairline}`,
  paddingBlock: 16,
  '& h3': { fontFamily: fonts.body, fontSize: '1.125rem', color: colours.ink },
  '& h4': { fontFamily: fonts.body, fontSize: '1rem', color: colours.ink },
  '& > small': { fontSize: '0.875rem', color: colours.muted },
  '& > p': { whiteSpace: 'pre-line', maxInlineSize: '70ch', overflowWrap: 'anywhere' },
});

/** Every version, the newest first, and the place for the next. */
export function Files({ paper }: { paper: PaperDetails }) {
  return (
    <Part id="files" tabIndex={-1} aria-labelledby="files-title">
      <h2 id="files-title">{texts.files}</h2>
      <HandIn paper={paper} />
      {paper.versions.map((version) => (
        <Version key={version.id} version={version} />
      ))}
    </Part>
  );
}

function Version({ version }: { version: PaperVersion }) {
  const { id, number, stage, isSubmitted, createdAt, note, manuscript, supplement } = version;
  return (
    <Block>
      <h3>
        {texts.version(number)}, {texts.stage[stage]}
        {!isSubmitted && ` (${texts.notHandedIn})`}
      </h3>
      <small>
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
      </small>
      {note && <p>{note}</p>}
      <FileFacts file={manuscript} versionId={id} part="manuscript" />
      {supplement && (
        <>
          <h4>{texts.supplement}</h4>
          <FileFacts file={supplement} versionId={id} part="supplement" />
        </>
      )}
    </Block>
  );
}
