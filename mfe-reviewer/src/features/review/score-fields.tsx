import { SegmentedField } from '@plenary/kit/forms';
import { colours, fonts, styled } from '@plenary/kit/ui';
import { criteria } from './review-form.schema';
import { formTexts as texts } from './texts';

const Rows = styled('div')(({ theme }) => ({
  borderBlockStart: `1px solid ${colours.hairline}`,
  '& [data-field]': {
    marginBlock: 0,
    paddingBlock: 8,
    borderBlockEnd: `1px solid ${colours.hairline}`,
    display: 'grid',
    gap: '4px 16px',
    alignItems: 'center',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' },
    '& label, & label > span': { flexGrow: 1 },
    '& > [id$="-label"]': {
      margin: 0,
      fontFamily: fonts.body,
      fontSize: '1rem',
      lineHeight: 1.4,
      fontWeight: 500,
      color: colours.ink,
    },
  },
}));

const Header = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  '& h3': { fontFamily: 'inherit', fontSize: '1.0625rem' },
  '& span': { fontSize: '0.9375rem', color: colours.muted },
});

const scores = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));
const confidences = ['1', '2', '3'].map((value) => ({
  value,
  label: texts.confidenceLevel({ confidence: value }),
}));

export function ScoreFields() {
  return (
    <div>
      <Header>
        <h3>{texts.criteria}</h3>
        <span>{texts.scale}</span>
      </Header>
      <Rows>
        {criteria.map((name) => (
          <SegmentedField
            key={name}
            name={`criteria.${name}`}
            label={texts.criterion[name]}
            options={scores}
          />
        ))}
        <SegmentedField name="confidence" label={texts.confidence} options={confidences} />
      </Rows>
    </div>
  );
}
