import { styled } from '@mui/material/styles';
import { colours } from '../ui/theme/tokens';
import { GroupFrame } from './field-frame';
import { useField, type FieldProps } from './use-field';

const Bar = styled('div')({
  display: 'flex',
  alignSelf: 'start',
  maxInlineSize: '100%',
  border: `1px solid ${colours.control}`,
  borderRadius: 8,
  '[aria-invalid="true"] > &': {
    borderColor: colours.error,
    boxShadow: `0 0 0 1px ${colours.error}`,
  },
});

const Segment = styled('label')({
  position: 'relative',
  display: 'flex',
  '& + &': { borderInlineStart: `1px solid ${colours.control}` },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& span': {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 44,
    paddingInline: 18,
    fontWeight: 700,
    color: colours.ink,
  },
  '&:first-of-type span': { borderStartStartRadius: 7, borderEndStartRadius: 7 },
  '&:last-of-type span': { borderStartEndRadius: 7, borderEndEndRadius: 7 },
  '& input:checked + span': { backgroundColor: colours.primary, color: colours.onPrimary },
  '& input:focus-visible + span': {
    outline: `3px solid ${colours.focus}`,
    outlineOffset: 2,
    zIndex: 1,
  },
  '@media (forced-colors: active)': {
    '& input:checked + span': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});

export interface SegmentedFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
}

export function SegmentedField(props: SegmentedFieldProps) {
  const field = useField(props);
  const input = field.form.register(props.name);
  return (
    <GroupFrame {...props} field={field}>
      <Bar>
        {props.options.map(({ value, label }) => (
          <Segment key={value}>
            <input
              type="radio"
              {...input}
              id={`${field.id}-${value}`}
              value={value}
              disabled={props.disabled}
            />
            <span>{label}</span>
          </Segment>
        ))}
      </Bar>
    </GroupFrame>
  );
}
