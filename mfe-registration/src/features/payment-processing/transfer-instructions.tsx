import { formatDollars, type Edition } from '@plenary/kit/edition';
import { Alert, CopyButton, fonts, styled } from '@plenary/kit/ui';
import { Part } from '../../shared/layout/columns';
import { Facts, type Fact } from '../../shared/layout/facts';
import type { Payment } from '../../shared/registrations/payments.api';
import { PaymentProof, StudentProof } from './proofs';
import { ReferencePanel } from './reference-panel';
import { texts } from './texts';

const Code = styled('span')({ fontFamily: fonts.reference });
const BankNote = styled(Alert)({ marginBlockStart: 20 });
const Received = styled('div')({ marginBlockEnd: 32 });
const CopyAll = styled('div')({ marginBlockStart: 16 });

interface Props {
  /** In dollars. */
  amount: number;
  bank: Edition['bank'];
  /** Undefined before the registration is recorded; values cannot be copied until then. */
  payment?: Payment;
}

export function TransferInstructions({ amount, bank, payment }: Props) {
  const toSend = payment?.outstandingAmount || amount;
  const total = money(toSend);
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
      {payment && <ReceivedAmount payment={payment} />}
      <Part>
        <h2>{texts.referenceHeading}</h2>
        <ReferencePanel reference={payment?.merchantReference} />
      </Part>
      <Part>
        <h2>{texts.amountHeading({ amount: total })}</h2>
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
        <h2>{texts.paymentProofHeading}</h2>
        <PaymentProof payment={payment} />
      </Part>
      {payment && payment.studentProof !== 'not-needed' && (
        <Part>
          <h2>{texts.studentProofHeading}</h2>
          <StudentProof payment={payment} />
        </Part>
      )}
    </div>
  );
}

function ReceivedAmount({ payment: { amount, outstandingAmount } }: { payment: Payment }) {
  if (outstandingAmount === amount) return null;
  const isComplete = outstandingAmount === 0;
  return (
    <Received>
      <Alert severity={isComplete ? 'success' : 'warning'}>
        {isComplete
          ? texts.received
          : texts.partlyReceived({
              received: money(amount - outstandingAmount),
              amount: money(amount),
              missing: money(outstandingAmount),
            })}
      </Alert>
    </Received>
  );
}

const money = (dollars: number) => formatDollars(dollars, { cents: true });

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
