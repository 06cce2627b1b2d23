import { messageOf } from '@plenary/kit/api';
import { Instant } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { Alert, Button, styled } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { countWords } from '../../shared/papers/count-words';
import { useSubmitPaper, type PaperDetails } from '../../shared/papers/papers.api';
import { formatList } from '@plenary/kit/i18n';
import { authorNames } from '../../shared/papers/author-names';
import { texts as shared } from '../../shared/papers/texts';
import { FileFindings } from '../../shared/papers/file-findings';
import { Facts } from '../../shared/layout/facts';
import { problemsOn, STEPS, type Step } from '../../shared/papers/steps';
import { texts } from './texts';

const words = texts.summary;
const Layout = styled('div')({
  display: 'grid',
  gap: 24,
  marginBlockEnd: 20,
  '& ul': { display: 'grid', gap: 4, paddingInlineStart: '1.2em' },
});

interface StepProps {
  paper: PaperDetails;
  /** Resolves to whether all changes are saved. */
  flush: () => Promise<boolean>;
  onGo: (step: Step) => void;
}

export function SummaryStep({ paper, flush, onGo }: StepProps) {
  const submit = useSubmitPaper(paper.id);
  const navigate = useNavigate();
  const submitting = useMutation({
    mutationFn: async () => {
      if (!(await flush())) throw new Error(shared.save.failed);
      return submit.mutateAsync();
    },
    onSuccess: ({ id }) => navigate(paths.paper.href({ paperId: id }), { state: { isNew: true } }),
  });
  const isReady = Object.keys(paper.problems).length === 0;
  return (
    <Layout>
      {isReady ? (
        <Alert severity="success">{words.ready}</Alert>
      ) : (
        <Alert severity="warning">
          {words.notReady}
          <ul>
            {STEPS.flatMap((step) =>
              problemsOn(step, paper.problems).map(([field, problem]) => (
                <li key={field}>{words.problem({ step: texts.steps[step], problem })}</li>
              )),
            )}
          </ul>
        </Alert>
      )}
      <FileFindings paper={paper} />
      <Facts items={factsOf(paper, onGo)} />
      {submitting.isError && (
        <Alert severity="error">{messageOf(submitting.error, words.failed)}</Alert>
      )}
      {paper.submitBy && (
        <p>
          <Instant at={paper.submitBy} phrase={(time) => words.until({ time })} />
        </p>
      )}
      <p>{words.afterwards}</p>
      <div>
        <Button disabled={!isReady} busy={submitting.isPending} onClick={() => submitting.mutate()}>
          {words.submit}
        </Button>
      </div>
    </Layout>
  );
}

function factsOf(paper: PaperDetails, onGo: (step: Step) => void) {
  const edit = (step: Step) => (
    <Button
      look="text"
      aria-label={words.editStep({ step: texts.steps[step] })}
      onClick={() => onGo(step)}
    >
      {words.edit}
    </Button>
  );
  const [version] = paper.versions;
  return [
    { term: texts.fields.kind, value: shared.kind[paper.kind], action: edit('paper') },
    { term: texts.fields.title, value: paper.title },
    { term: texts.fields.topic, value: paper.topic },
    {
      term: texts.fields.abstract,
      value: texts.fields.words({ count: countWords(paper.abstract) }),
    },
    { term: texts.fields.keywords, value: formatList(paper.keywords) },
    { term: words.authors, value: authorNames(paper), action: edit('authors') },
    {
      term: words.files,
      value:
        version &&
        `${version.manuscript.name}, ${shared.pages({ count: version.manuscript.pages })}`,
      action: edit('files'),
    },
    { term: texts.fields.aiUse, value: paper.aiUse },
  ];
}
