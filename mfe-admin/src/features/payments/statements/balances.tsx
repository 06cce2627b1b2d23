import { formatInstant } from '@plenary/kit/edition';
import { Alert, colours, styled } from '@plenary/kit/ui';
import { figure } from '../money';
import { texts as payments } from '../texts';
import { formatOf } from './statement-row';
import type { Statement } from './statements.api';
import { texts } from './texts';

const Root = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 36px',
  margin: 0,
  paddingBlock: '14px 12px',
  borderBlockStart: `6px solid ${colours.primary}`,
  '& div': { display: 'grid' },
  '& dt': { fontSize: '0.8125rem', color: colours.muted },
  '& dd': { margin: 0, fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' },
});

const Notes = styled('p')({ margin: '0 0 14px', fontSize: '0.8125rem', color: colours.muted });

/** They add up to the closing balance, or the difference is named. */
export function Balances({ statement }: { statement: Statement }) {
  const { opening, received, sent, skipped, skippedAmount, read, closing, difference } = statement;
  const currency = statement.currency ?? payments.usd;
  const figures: [string, number | null][] = [
    [texts.opening, opening],
    [texts.received({ count: statement.receivedLines }), received],
    [texts.sent({ count: statement.sentLines }), sent],
    [texts.before({ count: skipped }), skipped > 0 ? skippedAmount : null],
    [texts.read, read],
    [texts.closing, closing],
  ];
  const source = { file: statement.fileName, format: formatOf(statement) };
  const { pending, unreadable } = statement;
  const amount = `${currency} ${figure(Math.abs(difference))}`;
  return (
    <>
      <Root>
        {figures.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure(value)}</dd>
            </div>
          ),
        )}
      </Root>
      <Notes>
        {texts.source({ ...source, account: statement.account })}
        <br />
        {texts.importer({
          name: statement.imported.by,
          time: formatInstant(statement.imported.at),
        })}
        <br />
        {texts.facts({ currency, skipped, pending })}
      </Notes>
      {difference !== 0 && (
        <Alert severity="warning">
          {difference < 0 ? texts.below({ amount }) : texts.above({ amount })}{' '}
          {unreadable.count > 0 && (
            <>
              {texts.unreadableLeft({ count: unreadable.count })}{' '}
              <a href="#unreadable">{texts.toUnreadable}</a>
            </>
          )}
        </Alert>
      )}
    </>
  );
}
