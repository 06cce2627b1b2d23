import { Alert } from '@plenary/kit/ui';
import { Instant } from '../../shared/details/time';
import type { Stats } from './dashboard.api';
import { texts } from './texts';

export type BackupWarningProps = NonNullable<Stats['backupFailure']>;

export function BackupWarning({ what, reason, lastGoodAt }: BackupWarningProps) {
  const { none, ...words } = texts.backupFailure;
  const isArchive = what === 'archive';
  const title = isArchive ? words.archiveTitle : words.title;
  const last = isArchive ? words.archiveLast : words.last;
  const next = isArchive ? words.archiveNext : words.next;
  return (
    <Alert severity="warning" role="alert">
      <strong>{title}</strong>
      <p>{texts.backupFailure.reason({ reason })}</p>
      <p>
        {lastGoodAt === null ? (
          none
        ) : (
          <>
            {last} <Instant at={lastGoodAt} />
          </>
        )}
      </p>
      <p>{next}</p>
    </Alert>
  );
}
