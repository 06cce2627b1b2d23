import { colours, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import type { StatementLine } from './statements.api';

const Root = styled('code')({
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& mark': { paddingInline: 3, borderRadius: 3 },
  '& mark[data-look="exact"]': { color: colours.success, backgroundColor: colours.successTint },
  '& mark[data-look="slip"]': { color: colours.warning, backgroundColor: colours.warningTint },
  '& mark[data-look="wrong"]': { color: colours.error, backgroundColor: colours.errorTint },
});

/** What matched is green, a slip amber, an error red. */
export function MarkedText({ text, marks }: Pick<StatementLine, 'text' | 'marks'>) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { from, to, look } of marks) {
    if (from < end) continue;
    parts.push(text.slice(end, from));
    parts.push(
      <mark key={from} data-look={look}>
        {text.slice(from, to)}
      </mark>,
    );
    end = to;
  }
  return (
    <Root>
      {parts}
      {text.slice(end)}
    </Root>
  );
}
