import { Button } from '@plenary/kit/ui';
import { Acts, Cell, LineFacts, Parts, Reasons } from './line-facts';
import { LineSection, type ActingProps } from './line-section';
import { Score } from './score';
import { useMatchLine, type StatementLine } from './statements.api';
import { texts } from './texts';

export function ProposedLines({ section, onDone, onError, onFind }: ActingProps) {
  const match = useMatchLine();
  return (
    <LineSection
      id="proposals"
      title={texts.proposals}
      tone="indigo"
      section={section}
      hint={texts.proposalsHint}
      heads={[texts.proposed, texts.score]}
    >
      {section.items.map((line) => (
        <li key={line.id}>
          <LineFacts line={line} />
          <Cell data-cell="proposed">
            <Parts {...line} />
            <Reasons {...line} />
          </Cell>
          <Acts data-cell="acts">
            <Score score={line.proposal?.score ?? 0} />
            <Button
              look="outlined"
              size="small"
              aria-label={texts.matchOf({ act: labelOf(line), sender: line.sender })}
              disabled={match.isPending}
              onClick={() =>
                match.mutate(line, {
                  onSuccess: ({ confirmed }) =>
                    onDone(confirmed > 0 ? texts.confirmed({ count: confirmed }) : texts.matched),
                  onError,
                })
              }
            >
              {labelOf(line)}
            </Button>
            <Button
              look="text"
              size="small"
              aria-label={texts.findOf({ sender: line.sender })}
              onClick={() => onFind(line)}
            >
              {texts.find}
            </Button>
          </Acts>
        </li>
      ))}
    </LineSection>
  );
}

function labelOf({ proposal }: StatementLine): string {
  const count = proposal?.parts.length ?? 0;
  return count > 1 ? texts.split({ count }) : texts.match;
}
