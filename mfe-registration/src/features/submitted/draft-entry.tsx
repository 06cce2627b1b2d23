import { Actions, Button, LinkButton } from '@plenary/kit/ui';
import { lazy, Suspense, useState } from 'react';
import { submitPath } from '../../shared/papers/next-step';
import type { Paper } from '../../shared/papers/papers.api';
import { texts } from './texts';

const DeleteDraftDialog = lazy(() => import('./delete-draft-dialog'));

export function DraftEntry({ paper }: { paper: Paper }) {
  const [isConfirming, setConfirming] = useState(false);
  const problems = [...new Set(Object.values(paper.problems))];
  return (
    <>
      {problems.length === 0 ? (
        <p>{texts.complete}</p>
      ) : (
        <div>
          <p>{texts.missing}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      <Actions>
        <LinkButton look="outlined" to={submitPath(paper.id)}>
          {texts.continue}
        </LinkButton>
        {paper.number === null && (
          <Button look="text" onClick={() => setConfirming(true)}>
            {texts.delete}
          </Button>
        )}
      </Actions>
      {isConfirming && (
        <Suspense fallback={null}>
          <DeleteDraftDialog paperId={paper.id} onClose={() => setConfirming(false)} />
        </Suspense>
      )}
    </>
  );
}
