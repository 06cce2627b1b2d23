import { Button } from '@plenary/kit/ui';
import type { ReportingProps } from './line-section';
import { useIgnoreLine, type StatementLine } from './statements.api';
import { texts } from './texts';

interface IgnoreButtonProps extends Pick<ReportingProps, 'onDone' | 'onError'> {
  line: StatementLine;
}

/** The line can be put back. */
export function IgnoreButton({ line, onDone, onError }: IgnoreButtonProps) {
  const ignore = useIgnoreLine();
  const sender = line.sender || texts.fileLine({ line: line.fileLine });
  return (
    <Button
      look="text"
      size="small"
      aria-label={texts.matchOf({ act: texts.ignore, sender })}
      disabled={ignore.isPending}
      onClick={() => ignore.mutate(line.id, { onSuccess: () => onDone(texts.ignored), onError })}
    >
      {texts.ignore}
    </Button>
  );
}
