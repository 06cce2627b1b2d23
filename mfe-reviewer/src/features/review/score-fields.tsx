import { SegmentedField } from '@plenary/kit/forms';
import { colours, fonts, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import type { ReviewField } from '../../shared/review-fields';
import { criteria } from './review-form.schema';
import { fieldTexts } from '../../shared/texts';
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
    '& > p': { gridColumn: 1, margin: 0 },
    // The scale is next to the name and its audience, above an error.
    '& > div': { [theme.breakpoints.up('sm')]: { gridColumn: 2, gridRow: '1 / span 2' } },
    '& > .Mui-error': { gridColumn: '1 / -1' },
    '& label, & label > span': { flexGrow: 1 },
    '& > [id$="-label"]': {
      margin: 0,
      fontFamily: fonts.body,
      fontSize: '1rem',
      lineHeight: 1.4,
      fontWeight: 700,
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

export function ScoreFields({ audience }: { audience: (field: ReviewField) => ReactNode }) {
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
            label={fieldTexts.criterion[name]}
            hint={audience(name)}
            options={scores}
          />
        ))}
        <SegmentedField
          name="confidence"
          label={fieldTexts.confidence}
          hint={audience('confidence')}
          options={confidences}
        />
      </Rows>
    </div>
  );
}
