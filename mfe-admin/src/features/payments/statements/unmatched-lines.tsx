import { formatDay } from '@plenary/kit/edition';
import { Button } from '@plenary/kit/ui';
import { figure } from '../money';
import { IgnoreButton } from './ignore-button';
import { Acts, Cell, Figure } from './line-facts';
import { LineSection, type ActingProps } from './line-section';
import { MarkedText } from './marked-text';
import { usePayRefund } from './statements.api';
import { texts } from './texts';

export function UnmatchedLines({ section, onDone, onError, onFind }: ActingProps) {
  const pay = usePayRefund();
  return (
    <LineSection id="unmatched" title={texts.unmatched} tone="grey" section={section}>
      {section.items.map((line) => (
        <li key={line.id}>
          <Cell>
            <b>{line.sender}</b>
            <small>{line.date && formatDay(line.date)}</small>
            <MarkedText {...line} />
            {line.refund && (
              <small>
                {texts.refund(line.refund)}. {line.refund.reason.text}
              </small>
            )}
          </Cell>
          <Acts>
            <Figure>{figure(line.open ?? line.amount ?? 0)}</Figure>
            {line.refund && (
              <Button
                look="outlined"
                size="small"
                disabled={pay.isPending}
                onClick={() =>
                  pay.mutate(line, { onSuccess: () => onDone(texts.refundMatched), onError })
                }
              >
                {texts.match}
              </Button>
            )}
            {line.version !== null && (
              <Button
                look="outlined"
                size="small"
                aria-label={texts.findOf({ sender: line.sender })}
                onClick={() => onFind(line)}
              >
                {texts.find}
              </Button>
            )}
            {line.version === null && <IgnoreButton line={line} onDone={onDone} />}
          </Acts>
        </li>
      ))}
    </LineSection>
  );
}
