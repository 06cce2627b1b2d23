import { Alert } from '@plenary/kit/ui';
import { Instant } from '../../shared/details/time';
import type { Stats } from './dashboard.api';
import { texts } from './texts';

export type BackupWarningProps = NonNullable<Stats['backupFailure']>;

export function BackupWarning({ reason, lastGoodAt }: BackupWarningProps) {
  const { title, last, none, next } = texts.backupFailure;
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
