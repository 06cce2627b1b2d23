import { messageOf } from '@plenary/kit/api';
import { Alert, Button, styled } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { FileFacts } from '../../papers/file-facts';
import { PaperFileForm } from '../../papers/paper-file-form';
import { type PaperDetails, type PaperVersion, usePaperActs } from '../../papers/papers.api';
import { texts } from './texts';

const words = texts.files;
const Room = styled('div')({ display: 'grid', gap: 24, marginBlockEnd: 20 });

interface StepProps {
  paper: PaperDetails;
  problems: Record<string, string>;
}

/** The paper as a PDF, and what may stand beside it. */
export function FilesStep({ paper, problems }: StepProps) {
  const [version] = paper.versions;
  return (
    <Room>
      <p>{words.lead}</p>
      {version && <FileFacts file={version.manuscript} versionId={version.id} part="manuscript" />}
      <PaperFileForm
        paper={paper}
        part="manuscript"
        isThere={version !== undefined}
        error={problems['manuscript']}
      />
      {version && !version.isSubmitted && <Supplement paper={paper} version={version} />}
    </Room>
  );
}

function Supplement({ paper, version }: { paper: PaperDetails; version: PaperVersion }) {
  const { removeSupplement } = usePaperActs();
  const removing = useMutation({ mutationFn: () => removeSupplement(paper.id) });
  return (
    <>
      <p>{words.supplementLead}</p>
      {version.supplement && (
        <>
          <FileFacts file={version.supplement} versionId={version.id} part="supplement" />
          <div>
            <Button look="text" busy={removing.isPending} onClick={() => removing.mutate()}>
              {words.removeSupplement}
            </Button>
          </div>
        </>
      )}
      {removing.isError && (
        <Alert severity="error">{messageOf(removing.error, words.removeFailed)}</Alert>
      )}
      <PaperFileForm
        paper={paper}
        part="supplement"
        isThere={version.supplement !== null}
        optional
      />
    </>
  );
}
