import { Button } from '@plenary/kit/ui';
import { Acts, Cell, LineFacts, Reasons } from './line-facts';
import { LineSection, type ReportingProps } from './line-section';
import { useAcceptLine, useIgnoreLine } from './statements.api';
import { texts } from './texts';

/** Only a person can say whether the money came twice. */
export function DuplicateLines({ section, onDone, onError }: ReportingProps) {
  const accept = useAcceptLine();
  const ignore = useIgnoreLine();
  const isBusy = accept.isPending || ignore.isPending;
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
              disabled={isBusy}
              onClick={() =>
                accept.mutate(line.id, { onSuccess: () => onDone(texts.accepted), onError })
              }
            >
              {texts.accept}
            </Button>
            <Button
              look="text"
              size="small"
              disabled={isBusy}
              onClick={() =>
                ignore.mutate(line.id, { onSuccess: () => onDone(texts.ignored), onError })
              }
            >
              {texts.ignore}
            </Button>
          </Acts>
        </li>
      ))}
    </LineSection>
  );
}
