import { messageOf } from '@plenary/kit/api';
import { Alert, Button, styled } from '@plenary/kit/ui';
import { FileDetails } from '../../shared/papers/file-details';
import { FileFindings } from '../../shared/papers/file-findings';
import { FileUpload } from '../../shared/papers/file-upload';
import {
  useDeleteSupplement,
  type PaperDetails,
  type PaperVersion,
} from '../../shared/papers/papers.api';
import { texts } from './texts';

const words = texts.files;
const Layout = styled('div')({ display: 'grid', gap: 24, marginBlockEnd: 20 });

interface StepProps {
  paper: PaperDetails;
  problems: Record<string, string>;
}

export function FilesStep({ paper, problems }: StepProps) {
  const [version] = paper.versions;
  return (
    <Layout>
      <p>{words.lead}</p>
      {version && (
        <FileDetails file={version.manuscript} versionId={version.id} part="manuscript" />
      )}
      <FileFindings paper={paper} part="manuscript" />
      <FileUpload
        paper={paper}
        part="manuscript"
        hasFile={version !== undefined}
        error={problems['manuscript']}
      />
      {version && !version.isSubmitted && <Supplement paper={paper} version={version} />}
    </Layout>
  );
}

function Supplement({ paper, version }: { paper: PaperDetails; version: PaperVersion }) {
  const remove = useDeleteSupplement(paper.id);
  return (
    <>
      <p>{words.supplementLead}</p>
      {version.supplement && (
        <>
          <FileDetails file={version.supplement} versionId={version.id} part="supplement" />
          <FileFindings paper={paper} part="supplement" />
          <div>
            <Button look="text" busy={remove.isPending} onClick={() => remove.mutate()}>
              {words.removeSupplement}
            </Button>
          </div>
        </>
      )}
      {remove.isError && (
        <Alert severity="error">{messageOf(remove.error, words.removeFailed)}</Alert>
      )}
      <FileUpload paper={paper} part="supplement" hasFile={version.supplement !== null} optional />
    </>
  );
}
