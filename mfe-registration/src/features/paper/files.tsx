import { Instant } from '@plenary/kit/edition';
import { formatList } from '@plenary/kit/i18n';
import { colours, fonts, styled } from '@plenary/kit/ui';
import { FileDetails } from '../../shared/papers/file-details';
import type { PaperDetails, PaperVersion } from '../../shared/papers/papers.api';
import { Part } from '../../shared/layout/columns';
import { NextVersion } from './next-version';
import { texts } from './texts';

const Block = styled('div')({
  display: 'grid',
  gap: 8,
  borderBlockStart: `1px solid ${colours.hairline}`,
  paddingBlock: 16,
  '& h3': { fontFamily: fonts.body, fontSize: '1.125rem', color: colours.ink },
  '& h4': { fontFamily: fonts.body, fontSize: '1rem', color: colours.ink },
  '& summary': { minBlockSize: 44, paddingBlock: 10, cursor: 'pointer' },
  '& details p': { whiteSpace: 'pre-line', maxInlineSize: '70ch', overflowWrap: 'anywhere' },
  '& > small': { fontSize: '0.875rem', color: colours.muted },
  '& > p': { whiteSpace: 'pre-line', maxInlineSize: '70ch', overflowWrap: 'anywhere' },
});

export function Files({ paper }: { paper: PaperDetails }) {
  return (
    <Part id="files" tabIndex={-1} aria-labelledby="files-title">
      <h2 id="files-title">{texts.files}</h2>
      <NextVersion paper={paper} />
      {paper.versions.map((version) => (
        <Version key={version.id} version={version} />
      ))}
    </Part>
  );
}

function Version({ version }: { version: PaperVersion }) {
  const { id, number, stage, isSubmitted, createdAt, note, changes, content } = version;
  const { manuscript, supplement } = version;
  return (
    <Block>
      <h3>
        {isSubmitted
          ? texts.version({ number, stage: texts.stage[stage] })
          : texts.unsubmittedVersion({ number, stage: texts.stage[stage] })}
      </h3>
      <small>
        <Instant at={createdAt} />
      </small>
      {note && <p>{note}</p>}
      {changes.length > 0 && (
        <p>{texts.changed({ fields: formatList(changes.map((each) => texts.changes[each])) })}</p>
      )}
      {content && (
        <details>
          <summary>{texts.versionText}</summary>
          <p>
            <strong>{content.title}</strong>
          </p>
          <p>{content.abstract}</p>
        </details>
      )}
      <FileDetails file={manuscript} versionId={id} part="manuscript" />
      {supplement && (
        <>
          <h4>{texts.supplement}</h4>
          <FileDetails file={supplement} versionId={id} part="supplement" />
        </>
      )}
    </Block>
  );
}
