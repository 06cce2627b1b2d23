import { messageOf } from '@plenary/kit/api';
import { useCombobox } from '@plenary/kit/combobox';
import { DialogFrame } from '@plenary/kit/dialogs';
import { useNavigate } from '@plenary/kit/router';
import { PaperChip, PaymentChip } from '@plenary/kit/states';
import { Actions, Alert, Button, VisuallyHidden } from '@plenary/kit/ui';
import { useEffect, useId, useState } from 'react';
import { LEAST_CHARACTERS, useHits, type Hit } from './finder.api';
import { Field, GroupLabel, HitRow, Results, Status } from './finder-parts';
import { texts } from './texts';

const DEBOUNCE_MS = 250;

interface FinderProps {
  onClose: () => void;
}

export default function FinderDialog({ onClose }: FinderProps) {
  return (
    <DialogFrame title={texts.open} onClose={onClose}>
      <Search onClose={onClose} />
    </DialogFrame>
  );
}

function Search({ onClose }: FinderProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const { hits, isFetching, error, refetch } = useHits(q);
  const navigate = useNavigate();
  useEffect(() => {
    document.getElementById(id)?.focus();
  }, [id]);

  const { getRootProps, getInputProps, getListboxProps, getOptionProps, ...popup } = useCombobox<
    Hit,
    false,
    false,
    false
  >({
    id,
    options: hits,
    open: true,
    value: null,
    inputValue: typed,
    clearOnBlur: false,
    autoHighlight: true,
    filterOptions: (options) => options,
    groupBy: ({ kind }) => kind,
    getOptionKey: ({ kind, id }) => `${kind} ${id}`,
    getOptionLabel: titleOf,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') setTyped(text);
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
    onChange: (_event, hit) => {
      if (!hit) return;
      onClose();
      void navigate(hit.to);
    },
  });
  const groups = popup.groupedOptions as {
    key: number;
    group: string;
    index: number;
    options: Hit[];
  }[];
  const isNone = q.length >= LEAST_CHARACTERS && !isFetching && !error && hits.length === 0;

  return (
    <>
      <div {...getRootProps()}>
        <Field
          {...getInputProps()}
          type="text"
          aria-label={texts.field}
          placeholder={texts.field}
          maxLength={200}
        />
      </div>
      <VisuallyHidden role="status">
        {hits.length > 0 && texts.count({ count: hits.filter(({ id }) => id).length })}
      </VisuallyHidden>
      {error && (
        <Alert severity="error">
          {messageOf(error, texts.failed)}{' '}
          <Button look="text" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </Alert>
      )}
      {/* Typed for lists, whose items can have no groups: the casts are safe. */}
      {hits.length > 0 && (
        <Results
          {...(getListboxProps() as object)}
          aria-label={texts.open}
          aria-labelledby={undefined}
        >
          {groups.map(({ key, group, index, options }) => (
            <div key={key} role="group" aria-labelledby={`${id}-${group}`}>
              <GroupLabel id={`${id}-${group}`}>{texts.kinds[group as Hit['kind']]}</GroupLabel>
              {options.map((hit, at) => {
                const { key: hitKey, ...option } = getOptionProps({
                  option: hit,
                  index: index + at,
                });
                return (
                  <HitRow key={hitKey} {...(option as object)}>
                    <span>
                      {titleOf(hit)}
                      {hit.detail && <small>{hit.detail}</small>}
                    </span>
                    {hit.paper && <PaperChip state={hit.paper} />}
                    {hit.payment && <PaymentChip state={hit.payment} />}
                  </HitRow>
                );
              })}
            </div>
          ))}
        </Results>
      )}
      {q.length < LEAST_CHARACTERS && <Status>{texts.hint}</Status>}
      {hits.length === 0 && isFetching && <Status role="status">{texts.searching}</Status>}
      {isNone && <Status role="status">{texts.none({ q })}</Status>}
      <Actions>
        <Button look="outlined" onClick={onClose}>
          {texts.close}
        </Button>
      </Actions>
    </>
  );
}

const titleOf = ({ id, kind, title }: Hit) => (id ? title : texts.all[kind]);

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
