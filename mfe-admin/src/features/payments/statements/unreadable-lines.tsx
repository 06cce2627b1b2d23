import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { TextField, useForm } from '@plenary/kit/forms';
import { Button, colours, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { IgnoreButton } from './ignore-button';
import { Acts } from './line-facts';
import { LineSection, type ReportingProps } from './line-section';
import { MarkedText } from './marked-text';
import { useEnterLine, type StatementLine } from './statements.api';
import { texts } from './texts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 10px',
  alignItems: 'baseline',
  '& small': { fontSize: '0.8125rem', color: colours.error },
});

const Text = styled('div')({ padding: '6px 10px', backgroundColor: colours.neutralTint });

export interface UnreadableLinesProps extends ReportingProps {
  currency: string;
}

export function UnreadableLines({ section, currency, onDone }: UnreadableLinesProps) {
  const [entered, setEntered] = useState<StatementLine>();
  return (
    <LineSection
      id="unreadable"
      title={texts.unreadable}
      tone="red"
      section={section}
      hint={texts.unreadableHint}
    >
      {section.items.map((line) => (
        <li key={line.id}>
          <Head>
            <b>{texts.fileLine({ line: line.fileLine })}</b>
            <small>{line.fault}</small>
          </Head>
          <Acts>
            <Button look="outlined" size="small" onClick={() => setEntered(line)}>
              {texts.enter}
            </Button>
            <IgnoreButton line={line} onDone={onDone} />
          </Acts>
          <Text data-cell="whole">
            <MarkedText {...line} />
          </Text>
        </li>
      ))}
      {entered && (
        <EnterDialog
          line={entered}
          currency={currency}
          onClose={() => setEntered(undefined)}
          onDone={onDone}
        />
      )}
    </LineSection>
  );
}

const AMOUNT = /^-?\d{1,7}([.,]\d{1,2})?$/;

const schema = z.object({
  amount: z.string().check(z.trim(), z.regex(AMOUNT, texts.amountWrong)),
  date: z.string().check(z.minLength(1, texts.enterDateMissing)),
  sender: z.string().check(z.trim(), z.maxLength(200)),
});

interface EnterDialogProps {
  line: StatementLine;
  currency: string;
  onClose: () => void;
  onDone: (text: string) => void;
}

function EnterDialog({ line, currency, onClose, onDone }: EnterDialogProps) {
  const form = useForm({
    schema,
    defaultValues: { amount: '', date: line.date ?? '', sender: line.sender },
  });
  const enter = useEnterLine(line.id);
  return (
    <FormDialog
      title={texts.enterHeading({ line: line.fileLine })}
      text={texts.enterText({ currency })}
      onClose={onClose}
      form={form}
      error={formErrorOf(enter.error, texts.actionFailed)}
      onSubmit={async ({ amount, ...rest }) => {
        await enter.mutateAsync({ amount: Number(amount.replace(',', '.')), ...rest });
        onClose();
        onDone(texts.entered);
      }}
      confirm={texts.save}
      keep={texts.cancel}
    >
      <Text>
        <MarkedText {...line} />
      </Text>
      <TextField
        name="amount"
        label={texts.enterAmount}
        unit={currency}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField name="date" type="date" label={texts.enterDate} autoComplete="off" />
      <TextField name="sender" label={texts.sender} autoComplete="off" optional />
    </FormDialog>
  );
}
