import { formatDollars, type Edition } from '@plenary/kit/edition';
import { Alert, CopyButton, fonts, styled } from '@plenary/kit/ui';
import { Part } from '../../parts/columns';
import { Facts, type Fact } from '../../parts/facts';
import type { Payment } from '../../registration/payment.api';
import { Receipt } from './receipt';
import { ReferencePanel } from './reference-panel';
import { texts } from './texts';

const Code = styled('span')({ fontFamily: fonts.reference });

interface Props {
  /** In dollars. */
  amount: number;
  bank: Edition['bank'];
  /** There once the registration is recorded. Only then values can be copied. */
  payment?: Payment;
}

/** What to write on the transfer, how much to send and where, and what to do with the receipt. */
export function TransferInstructions({ amount, bank, payment }: Props) {
  const total = formatDollars(amount, { cents: true });
  const copy = (name: string, value: string) => payment && <CopyButton name={name} value={value} />;
  const facts: Fact[] = [
    { term: texts.amount, value: total, action: copy(texts.amount, amount.toFixed(2)) },
    {
      term: texts.accountHolder,
      value: bank.accountHolder,
      action: copy(texts.accountHolder, bank.accountHolder),
    },
    { term: texts.bank, value: bank.bank, action: copy(texts.bank, bank.bank) },
    {
      term: texts.iban,
      value: <Code>{bank.iban}</Code>,
      action: copy(texts.iban, bank.iban.replaceAll(' ', '')),
    },
    { term: texts.swift, value: <Code>{bank.swift}</Code>, action: copy(texts.swift, bank.swift) },
  ];
  return (
    <div>
      <Part>
        <h2>{texts.referenceHeading}</h2>
        <ReferencePanel reference={payment?.merchantReference} />
      </Part>
      <Part>
        <h2>{texts.amountHeading(total)}</h2>
        <Facts items={facts} />
        <BankNote severity="info" role="note">
          {bank.note}
        </BankNote>
      </Part>
      <Part>
        <h2>{texts.receiptHeading}</h2>
        <Receipt payment={payment} />
      </Part>
    </div>
  );
}

const BankNote = styled(Alert)({ marginBlockStart: 20 });
