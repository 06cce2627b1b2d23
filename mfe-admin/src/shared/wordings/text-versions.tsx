import { Button } from '@plenary/kit/ui';
import { History } from '../details/history';
import { Block } from '../page/columns';
import { texts } from './texts';
import type { TextVersion } from './wording';

interface TextVersionsProps<Version extends TextVersion> {
  /** Newest first. */
  versions: Version[];
  onUse: (version: Version) => void;
}

export function TextVersions<Version extends TextVersion>({
  versions,
  onUse,
}: TextVersionsProps<Version>) {
  const { versions: labels } = texts;
  return (
    <Block>
      <h2>{labels.title}</h2>
      {versions.length === 0 && <p>{labels.none}</p>}
      {versions.length > 0 && (
        <History
          title={labels.all({ count: versions.length })}
          entries={versions.map((version) => ({
            at: version.savedAt,
            action: labels.version({ version: version.version }),
            actor: version.savedBy,
            details: <Details version={version} onUse={() => onUse(version)} />,
          }))}
        />
      )}
    </Block>
  );
}

function Details({ version, onUse }: { version: TextVersion; onUse: () => void }) {
  const { versions: labels } = texts;
  const count = Object.keys(version.texts).length;
  if (count === 0) return labels.isReset;
  return (
    <>
      {labels.count({ count })}{' '}
      <Button look="text" onClick={onUse}>
        {labels.use({ version: version.version })}
      </Button>
    </>
  );
}
