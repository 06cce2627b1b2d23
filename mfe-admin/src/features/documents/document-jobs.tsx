import { messageOf } from '@plenary/kit/api';
import { Actions, Alert, Button, Chip, colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Instant } from '../../shared/details/time';
import { DownloadStatus, fileSize } from '../../shared/download-status';
import { useStartDownload } from '../../shared/downloads.api';
import { Block } from '../../shared/page/columns';
import { type DocumentJob, isUnderWay, jobsQuery, useEndJob } from './document-jobs.api';
import type { DocumentKind } from './documents.api';
import { texts } from './jobs.texts';

const List = styled('ul')({
  display: 'grid',
  gap: 20,
  margin: 0,
  paddingBlock: 16,
  paddingInline: 0,
  listStyle: 'none',
});

const Bar = styled('progress')({
  inlineSize: '100%',
  maxInlineSize: 480,
  blockSize: 12,
  accentColor: colours.primary,
});

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px' });

/** The organiser's jobs of a kind: their progress, what they made, and whom they left out. */
export function DocumentJobs({ kind }: { kind: DocumentKind }) {
  const { data, error } = useQuery(jobsQuery(kind));
  const jobs = data?.items ?? [];
  return (
    <>
      <VisuallyHidden role="status">{jobs[0] && spoken(jobs[0])}</VisuallyHidden>
      {error && <Alert severity="error">{messageOf(error, texts.failed)}</Alert>}
      {jobs.length > 0 && (
        <List aria-label={texts.title}>
          {jobs.map((job) => (
            <li key={job.id}>
              <Job job={job} />
            </li>
          ))}
        </List>
      )}
    </>
  );
}

/** Progress in quarters, so that a reader is not interrupted all the time. */
function spoken({ output, state, done, total }: DocumentJob): string {
  const what = texts.outputs[output];
  if (state !== 'running') return texts.spoken({ what, state: texts.states[state] });
  return texts.spokenProgress({ what, percent: Math.floor((done / total) * 4) * 25 });
}

const TONES = {
  waiting: 'grey',
  running: 'amber',
  finished: 'green',
  cancelled: 'grey',
  failed: 'red',
} as const;

function Job({ job }: { job: DocumentJob }) {
  const { id, kind, output, state, done, total, failure } = job;
  const label = useId();
  const end = useEndJob(kind);
  const download = useStartDownload();
  const isFile = state === 'finished' && output !== 'documents';
  return (
    <Block aria-labelledby={label}>
      <Head>
        <strong id={label}>{texts.outputs[output]}</strong>
        <Chip tone={TONES[state]}>{texts.states[state]}</Chip>
        <span>
          <Instant at={job.endedAt ?? job.requestedAt} />
        </span>
      </Head>
      {isUnderWay(job) && (
        <>
          <Bar aria-labelledby={label} value={done} max={total} />
          <small>{texts.progress({ done, total })}</small>
        </>
      )}
      {failure && <Alert severity="error">{texts.failures[failure]}</Alert>}
      {!isUnderWay(job) && <Result job={job} />}
      <Problems job={job} />
      <DownloadStatus download={download} />
      {end.isError && <Alert severity="error">{messageOf(end.error, texts.failed)}</Alert>}
      <Actions>
        {isFile && (
          <Button onClick={() => download.mutate({ kind: 'document-file', jobId: id })}>
            {texts.download[output]}
          </Button>
        )}
        {isUnderWay(job) ? (
          <Button
            look="outlined"
            busy={end.isPending}
            onClick={() => end.mutate({ id, how: 'cancel' })}
          >
            {texts.cancel}
          </Button>
        ) : (
          <Button
            look="text"
            busy={end.isPending}
            onClick={() => end.mutate({ id, how: 'dismiss' })}
          >
            {isFile ? texts.delete : texts.dismiss}
          </Button>
        )}
      </Actions>
    </Block>
  );
}

function Result({ job }: { job: DocumentJob }) {
  const { output, state, total, done, issued, problems, bytes, expiresAt } = job;
  if (output === 'documents') {
    const had = done - issued - problems.length;
    return (
      <p>
        {texts.issued({ count: issued })} {had > 0 && texts.had({ count: had })}
      </p>
    );
  }
  if (state !== 'finished' || bytes === null || expiresAt === null) return null;
  return (
    <p>
      {texts.file({ count: total - problems.length, size: fileSize(bytes) })} {texts.until}{' '}
      <Instant at={expiresAt} />
    </p>
  );
}

function Problems({ job: { output, problems } }: { job: DocumentJob }) {
  if (problems.length === 0) return null;
  const count = problems.length;
  return (
    <details>
      <summary>
        {output === 'documents' ? texts.without({ count }) : texts.leftOut({ count })}
      </summary>
      <ul style={{ paddingInlineStart: 20 }}>
        {problems.map(({ subjectId, name, reason }) => (
          <li key={subjectId}>
            {texts.problem({ name: name ?? texts.unnamed, reason: texts.reasons[reason] })}
          </li>
        ))}
      </ul>
    </details>
  );
}
