import { formatDollars, type Edition } from '@plenary/kit/edition';
import { Alert, CopyButton, fonts, styled } from '@plenary/kit/ui';
import { Part } from '../../parts/columns';
import { Facts, type Fact } from '../../parts/facts';
import type { Payment } from '../../registration/payment.api';
import { ArrivedMoney } from './arrived-money';
import { Receipt } from './receipt';
import { ReferencePanel } from './reference-panel';
import { StudentProof } from './student-proof';
import { texts } from './texts';

const Code = styled('span')({ fontFamily: fonts.reference });
const BankNote = styled(Alert)({ marginBlockStart: 20 });
const CopyAll = styled('div')({ marginBlockStart: 16 });

interface Props {
  /** In dollars. */
  amount: number;
  bank: Edition['bank'];
  /** There once the registration is recorded. Only then values can be copied. */
  payment?: Payment;
}

/** What to write on the transfer, how much to send and where, and what to do with the receipt. */
export function TransferInstructions({ amount, bank, payment }: Props) {
  const toSend = payment?.amountMissing || amount;
  const total = formatDollars(toSend, { cents: true });
  const lines = [
    [texts.reference, payment?.merchantReference],
    [texts.amount, total.replace('\u00a0', ' ')],
    [texts.accountHolder, bank.accountHolder],
    [texts.bank, bank.bank],
    [texts.iban, bank.iban],
    [texts.swift, bank.swift],
  ];
  return (
    <div>
      {payment && <ArrivedMoney payment={payment} />}
      <Part>
        <h2>{texts.referenceHeading}</h2>
        <ReferencePanel reference={payment?.merchantReference} />
      </Part>
      <Part>
        <h2>{texts.amountHeading(total)}</h2>
        <Facts items={factsOf(total, toSend, bank, payment !== undefined)} />
        {payment && (
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
      </Part>
      <Part>
        <h2>{texts.receiptHeading}</h2>
        <Receipt payment={payment} />
      </Part>
      {payment && payment.studentProof !== 'not-needed' && (
        <Part>
          <h2>{texts.proofHeading}</h2>
          <StudentProof payment={payment} />
        </Part>
      )}
    </div>
  );
}

function factsOf(total: string, toSend: number, bank: Edition['bank'], canCopy: boolean): Fact[] {
  const copy = (name: string, value: string) => canCopy && <CopyButton name={name} value={value} />;
  return [
    { term: texts.amount, value: total, action: copy(texts.amount, toSend.toFixed(2)) },
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
}
