import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { get, useFormState } from 'react-hook-form';
import { Alert } from '../ui/alert';
import { useFormContext } from './form-context';
import { texts } from './texts';

const Box = styled('div')({ scrollMarginBlockStart: 80 });

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.4em',
  listStyle: 'none',
  '& li:not(:last-child)::after': { content: '","' },
  '& a': { color: 'inherit', display: 'inline-block', paddingBlock: 2 },
});

/** Takes the focus when there are two or more errors; a single error focuses its field. */
export function ErrorSummary() {
  const { getFieldState, control, reports } = useFormContext().form;
  const { errors } = useFormState({ control });
  const [reported, setReported] = useState<WrongField[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const left = reported.filter((field) => get(errors, field.name));

  useEffect(() => {
    const form = box.current?.closest('form');
    if (!reports || !form) return;
    const wrong = fieldsOf(form).filter((field) => getFieldState(field.name).invalid);
    setReported(wrong.length > 1 ? wrong : []);
    if (wrong.length === 1) wrong[0]?.control.focus();
  }, [reports, getFieldState]);

  useEffect(() => {
    if (reported.length > 0) box.current?.focus();
  }, [reported]);

  const follow = (field: WrongField) => (event: MouseEvent) => {
    event.preventDefault();
    field.control.focus();
  };

  return (
    <Box ref={box} tabIndex={-1} role="group" aria-labelledby={titleId} hidden={left.length === 0}>
      <Alert severity="error" role="presentation">
        <strong id={titleId}>{texts.toCorrect({ count: left.length })}</strong>
        <List role="list">
          {left.map((field) => (
            <li key={field.name}>
              <a href={`#${field.control.id}`} onClick={follow(field)}>
                {field.label}
              </a>
            </li>
          ))}
        </List>
      </Alert>
    </Box>
  );
}

interface WrongField {
  name: string;
  label: string;
  control: HTMLElement;
}

function fieldsOf(form: HTMLElement): WrongField[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')].flatMap((field) => {
    const control =
      field.querySelector<HTMLElement>('input:checked') ??
      field.querySelector<HTMLElement>('input, select, textarea');
    const label = field.querySelector('[data-label]')?.textContent ?? '';
    return control ? [{ name: field.dataset.field ?? '', label, control }] : [];
  });
}
