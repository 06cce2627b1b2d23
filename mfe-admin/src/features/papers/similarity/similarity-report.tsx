import { messageOf } from '@plenary/kit/api';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { MayAct } from '../may-act';
import type { AdminPaper } from '../paper.api';
import { type SimilarityReport as Report, useOpenReport, useRequestReport } from './similarity.api';
import { texts as similarityTexts } from './texts';

const texts = similarityTexts.report;

export interface SimilarityReportProps {
  paper: AdminPaper;
  report: Report;
}

/** What a service outside says about the newest file. */
export function SimilarityReport({ paper, report }: SimilarityReportProps) {
  const { service, state, percent, failure } = report;
  const request = useRequestReport(paper.id);
  const address = useOpenReport(paper.id);
  const error = request.error ?? address.error;
  return (
    <section aria-label={service}>
      <h3>{service}</h3>
      <div role="status">
        {state === 'none' && <p>{texts.none({ service })}</p>}
        {state === 'waiting' && <p>{texts.waiting({ service })}</p>}
        {state === 'ready' && <p>{texts.ready({ percent: percent ?? 0 })}</p>}
        {state === 'failed' && <p>{texts.failed({ service, reason: failure ?? '' })}</p>}
      </div>
      {error && <Alert severity="error">{messageOf(error, texts.noAnswer)}</Alert>}
      <Actions>
        {state === 'ready' && (
          <Button look="outlined" busy={address.isPending} onClick={() => address.mutate()}>
            {texts.open}
          </Button>
        )}
        {(state === 'none' || state === 'failed') && (
          <MayAct paper={paper}>
            <Button look="outlined" busy={request.isPending} onClick={() => request.mutate()}>
              {state === 'none' ? texts.request({ service }) : texts.requestAgain}
            </Button>
          </MayAct>
        )}
      </Actions>
    </section>
  );
}
