import { Actions, Button, LinkButton } from '@plenary/kit/ui';
import { useState } from 'react';
import { AskDialog } from '../../papers/ask-dialog';
import { submitPath } from '../../papers/next-step';
import { type Paper, usePaperActs } from '../../papers/papers.api';
import { texts } from './texts';

/** What a draft still lacks; it can be gone on with, or be deleted. */
export function DraftEntry({ paper }: { paper: Paper }) {
  const { forget } = usePaperActs();
  const [isAsking, setAsking] = useState(false);
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
          <Button look="text" onClick={() => setAsking(true)}>
            {texts.delete}
          </Button>
        )}
      </Actions>
      {isAsking && (
        <AskDialog
          title={texts.deleteTitle}
          text={texts.deleteText}
          confirm={texts.delete}
          act={() => forget(paper.id)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
