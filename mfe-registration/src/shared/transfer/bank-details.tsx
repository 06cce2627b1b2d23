import { formatDollars, type Edition } from '@plenary/kit/edition';
import { Alert, CopyButton, fonts, styled } from '@plenary/kit/ui';
import { Facts, type Fact } from '../layout/facts';
import { texts } from './texts';

const Code = styled('span')({ fontFamily: fonts.reference });
const BankNote = styled(Alert)({ marginBlockStart: 20 });
const CopyAll = styled('div')({ marginBlockStart: 16 });

interface BankDetailsProps {
  /** To send, in dollars. */
  amount: number;
  bank: Edition['bank'];
  /** Undefined before the registration is recorded; values cannot be copied until then. */
  reference?: string;
}

export function BankDetails({ amount, bank, reference }: BankDetailsProps) {
  const total = formatDollars(amount, { cents: true });
  const lines = [
    [texts.reference, reference],
    [texts.amount, total.replace('\u00a0', ' ')],
    [texts.accountHolder, bank.accountHolder],
    [texts.bank, bank.bank],
    [texts.iban, bank.iban],
    [texts.swift, bank.swift],
  ];
  const rows = [
    { term: texts.amount, value: total, copied: amount.toFixed(2) },
    { term: texts.accountHolder, value: bank.accountHolder, copied: bank.accountHolder },
    { term: texts.bank, value: bank.bank, copied: bank.bank },
    {
      term: texts.iban,
      value: <Code>{bank.iban}</Code>,
      copied: bank.iban.replaceAll(' ', ''),
    },
    { term: texts.swift, value: <Code>{bank.swift}</Code>, copied: bank.swift },
  ];
  const withCopy = rows.map(({ term, value, copied }): Fact => ({
    term,
    value,
    action: reference && <CopyButton name={term} value={copied} />,
  }));
  return (
    <>
      <Facts items={withCopy} />
      {reference && (
        <CopyAll data-print="none">
          <CopyButton
            name={texts.instructions}
            value={lines.map((line) => line.join(': ')).join('\n')}
            label={texts.copyAll}
          />
        </CopyAll>
      )}
      <BankNote severity="info" role="note">
        {bank.note}
      </BankNote>
    </>
  );
}
