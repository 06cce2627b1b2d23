import { colours, Button, styled } from '@plenary/kit/ui';
import { useId, type ReactNode } from 'react';
import type { ListField as Spec } from '../model/fields';
import { ListEntry } from './list-entry';
import { texts } from '../texts';
import { useEntries } from './use-entries';
import type { EditionForm } from './use-section-form';

const List = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& > h2, & > h3': { fontSize: '1.125rem' },
  '& > button': { justifySelf: 'start' },
});

const Status = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  '&:not(:empty)': { minBlockSize: 44 },
});

const ErrorText = styled('p')({ fontSize: '0.875rem', fontWeight: 700, color: colours.error });

interface FrameProps {
  spec: Spec;
  name: string;
  entries: ReturnType<typeof useEntries>;
  children: ReactNode;
}

/** Heading and error above the entries; undo and "add" below them. */
export function ListFrame({ spec, name, entries, children }: FrameProps) {
  const { error, heading, keys, removed, undo, add, canAdd } = entries;
  const titleId = useId();
  // A nested list needs the next heading level.
  const Heading = /\.\d+\./.test(name) ? 'h3' : 'h2';
  return (
    <List aria-labelledby={titleId} data-field={typeof error === 'string' ? name : undefined}>
      <Heading id={titleId} ref={heading} tabIndex={-1} data-label="">
        {spec.label}
      </Heading>
      {typeof error === 'string' && <ErrorText>{error}</ErrorText>}
      {keys.length === 0 && <p>{texts.list.empty}</p>}
      {children}
      <Status role="status">
        {removed && (
          <>
            {texts.list.removed({ title: removed.title })}
            <Button look="text" onClick={undo}>
              {texts.list.undo}
            </Button>
          </>
        )}
      </Status>
      {canAdd && (
        <Button look="outlined" onClick={add}>
          {spec.add}
        </Button>
      )}
    </List>
  );
}

interface ListFieldProps {
  spec: Spec;
  name: string;
  form: EditionForm;
  /** The fields of an entry, by its dot path: `speakers.2`. */
  fieldsOf: (entry: string) => ReactNode;
}

export function ListField({ spec, name, form, fieldsOf }: ListFieldProps) {
  const entries = useEntries(spec, name, form);
  return (
    <ListFrame spec={spec} name={name} entries={entries}>
      {entries.keys.map((key, index) => (
        <ListEntry
          key={key}
          spec={spec}
          name={`${name}.${index}`}
          number={index + 1}
          isNew={index === entries.added}
          form={form}
          {...entries.movesOf(index)}
        >
          {fieldsOf(`${name}.${index}`)}
        </ListEntry>
      ))}
    </ListFrame>
  );
}
