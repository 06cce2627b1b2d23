import { Button } from '@plenary/kit/ui';
import { IgnoreButton } from './ignore-button';
import { Acts, Cell, LineFacts, Reasons } from './line-facts';
import { LineSection, type ReportingProps } from './line-section';
import { useAcceptLine } from './statements.api';
import { texts } from './texts';

/** Only a person can say whether the money came twice. */
export function DuplicateLines({ section, onDone, onError }: ReportingProps) {
  const accept = useAcceptLine();
  return (
    <LineSection
      id="duplicates"
      title={texts.duplicates}
      tone="amber"
      section={section}
      hint={texts.duplicatesHint}
      heads={[texts.why, '']}
    >
      {section.items.map((line) => (
        <li key={line.id}>
          <LineFacts line={line} />
          <Cell data-cell="proposed">
            <Reasons {...line} />
          </Cell>
          <Acts data-cell="acts">
            <Button
              look="outlined"
              size="small"
              disabled={accept.isPending}
              onClick={() =>
                accept.mutate(line.id, { onSuccess: () => onDone(texts.accepted), onError })
              }
            >
              {texts.accept}
            </Button>
            <IgnoreButton line={line} onDone={onDone} />
          </Acts>
        </li>
      ))}
    </LineSection>
  );
}
