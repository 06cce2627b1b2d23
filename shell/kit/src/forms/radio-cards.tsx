import type { ReactNode } from 'react';
import { Amount } from '../ui/summary';
import { GroupFrame } from './field-frame';
import { Card, Cards, Frame, Radio, Text, Title } from './radio-card-parts';
import { useField, type FieldProps } from './use-field';

export interface RadioCardOption {
  value: string;
  title: string;
  text?: ReactNode;
  note?: ReactNode;
  /** Text such as `USD 250`, with a no-break space. */
  price?: string;
  disabled?: boolean;
}

export interface RadioCardsProps extends FieldProps {
  options: readonly RadioCardOption[];
}

export function RadioCards(props: RadioCardsProps) {
  const field = useField(props);
  const input = field.form.register(props.name);
  return (
    <GroupFrame {...props} field={field}>
      <Cards>
        {props.options.map(({ value, title, text, note, price, disabled }) => {
          const id = `${field.id}-${value}`;
          return (
            <Card key={value}>
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
          );
        })}
      </Cards>
    </GroupFrame>
  );
}
