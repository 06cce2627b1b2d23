import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { Alert, Button, styled } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { type PaperDetails, usePaperActs } from '../../papers/papers.api';
import { texts as shared } from '../../papers/texts';
import { Facts } from '../../parts/facts';
import type { DraftSaver } from './draft-saver';
import { wordsOf, type DraftValues } from './draft-values';
import { problemsOn, STEPS, type Step } from './steps';
import { texts } from './texts';

const words = texts.summary;
const Room = styled('div')({
  display: 'grid',
  gap: 24,
  marginBlockEnd: 20,
  '& ul': { display: 'grid', gap: 4, paddingInlineStart: '1.2em' },
});

interface StepProps {
  paper: PaperDetails;
  saver: DraftSaver<DraftValues>;
  onGo: (step: Step) => void;
}

/** Everything once more, with what is missing; then it is handed in. */
export function SummaryStep({ paper, saver, onGo }: StepProps) {
  const { submit } = usePaperActs();
  const navigate = useNavigate();
  const submitting = useMutation({
    mutationFn: async () => {
      if (!(await saver.flush())) throw new Error(texts.save.failed);
      return submit(paper.id);
    },
    onSuccess: ({ id }) => navigate(paths.paper.href({ paperId: id }), { state: { isNew: true } }),
  });
  const isReady = Object.keys(paper.problems).length === 0;
  return (
    <Room>
      {isReady ? (
        <Alert severity="success">{words.ready}</Alert>
      ) : (
        <Alert severity="warning">
          {words.notReady}
          <ul>
            {STEPS.flatMap((step) =>
              problemsOn(step, paper.problems).map(([field, problem]) => (
                <li key={field}>
                  {texts.steps[step]}: {problem}
                </li>
              )),
            )}
          </ul>
        </Alert>
      )}
      <Facts items={factsOf(paper, onGo)} />
      {submitting.isError && (
        <Alert severity="error">{messageOf(submitting.error, words.failed)}</Alert>
      )}
      <p>{words.afterwards}</p>
      <div>
        <Button disabled={!isReady} busy={submitting.isPending} onClick={() => submitting.mutate()}>
          {words.submit}
        </Button>
      </div>
    </Room>
  );
}

function factsOf(paper: PaperDetails, onGo: (step: Step) => void) {
  const change = (step: Step) => (
    <Button look="text" aria-label={words.change(texts.steps[step])} onClick={() => onGo(step)}>
      {words.changeShort}
    </Button>
  );
  const [version] = paper.versions;
  const names = paper.authors.map(({ givenName, familyName }) => `${givenName} ${familyName}`);
  return [
    { term: texts.fields.kind, value: shared.kind[paper.kind], action: change('paper') },
    { term: texts.fields.title, value: paper.title },
    { term: texts.fields.topic, value: paper.topic },
    { term: texts.fields.abstract, value: texts.fields.words(wordsOf(paper.abstract)) },
    { term: texts.fields.keywords, value: paper.keywords.join(', ') },
    { term: words.authors, value: names.join(', '), action: change('authors') },
    { term: texts.fields.aiUse, value: paper.aiUse, action: change('statements') },
    {
      term: words.files,
      value: version && `${version.manuscript.name}, ${shared.pages(version.manuscript.pages)}`,
      action: change('files'),
    },
  ];
}
