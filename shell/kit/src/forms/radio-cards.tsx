import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Amount } from '../ui/summary';
import { GroupFrame } from './field-frame';
import { Card, Cards, Frame, Opened, Radio, Slot, Text, Title } from './radio-card-parts';
import { useField, type FieldProps } from './use-field';

export interface RadioCardOption {
  value: string;
  title: string;
  text?: ReactNode;
  note?: ReactNode;
  /** Text such as `USD 250`, with a no-break space. */
  price?: string;
  disabled?: boolean;
  /** Shown below the card while it is selected, for fields of this choice. */
  opens?: ReactNode;
}

export interface RadioCardsProps extends FieldProps {
  options: readonly RadioCardOption[];
  /** One card below the other on every screen. */
  isColumn?: boolean;
}

export function RadioCards(props: RadioCardsProps) {
  const field = useField(props);
  const input = field.form.register(props.name);
  const selected: unknown = useWatch({ control: field.form.control, name: props.name });
  return (
    <GroupFrame {...props} field={field}>
      <Cards data-column={props.isColumn || undefined}>
        {props.options.map(({ value, title, text, note, price, disabled, opens }) => {
          const id = `${field.id}-${value}`;
          const isOpen = Boolean(opens) && selected === value;
          return (
            <Slot key={value} data-open={isOpen}>
              <Card>
                <Radio
                  type="radio"
                  {...input}
                  id={id}
                  value={value}
                  disabled={disabled ?? props.disabled}
                  aria-labelledby={`${id}-title ${id}-price`}
                  aria-describedby={`${id}-text`}
                />
                <Frame />
                <Title id={`${id}-title`}>{title}</Title>
                <span id={`${id}-price`}>{price && <Amount text={price} />}</span>
                <Text id={`${id}-text`}>
                  {text} {note && <b>{note}</b>}
                </Text>
              </Card>
              {isOpen && <Opened>{opens}</Opened>}
            </Slot>
          );
        })}
      </Cards>
    </GroupFrame>
  );
}
