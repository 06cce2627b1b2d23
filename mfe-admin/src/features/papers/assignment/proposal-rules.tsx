import { formatPercent } from '@plenary/kit/i18n';
import { Button, colours, styled } from '@plenary/kit/ui';
import { useId } from 'react';
import { ToolBox } from '../../../shared/list/tools/tool-box';
import { AIMS, type Rules } from './assignment.api';
import { texts } from './texts';

const CHANCES = [1, 0.9, 0.75, 0.5];

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px 20px',
  paddingBlock: 16,
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 8, minBlockSize: 40 },
  '& small': { display: 'block', color: colours.muted, fontSize: '0.8125rem' },
  '& > p': { flexBasis: '100%', margin: 0, color: colours.muted, fontSize: '0.875rem' },
});

const Field = styled('div')({
  display: 'grid',
  gap: 4,
  '& label': { minBlockSize: 0, fontSize: '0.875rem', color: colours.muted },
  '& select': { minBlockSize: 40, paddingInline: 10 },
});

interface ProposalRulesProps {
  rules: Rules;
  isChanged: boolean;
  isBusy: boolean;
  onChange: (rules: Rules) => void;
  onSolve: () => void;
}

export function ProposalRules(props: ProposalRulesProps) {
  const { rules, isChanged, isBusy, onChange, onSolve } = props;
  const id = useId();
  const { aim, chance } = rules;
  return (
    <Tools>
      <Field>
        <label htmlFor={`${id}aim`}>{texts.aim}</label>
        <ToolBox>
          <select
            id={`${id}aim`}
            value={aim}
            onChange={({ target }) => onChange({ ...rules, aim: target.value as Rules['aim'] })}
          >
            {AIMS.map((each) => (
              <option key={each} value={each}>
                {texts.aims[each]}
              </option>
            ))}
          </select>
        </ToolBox>
      </Field>
      <Field>
        <label htmlFor={`${id}chance`}>{texts.chance}</label>
        <ToolBox>
          <select
            id={`${id}chance`}
            value={chance}
            onChange={({ target }) => onChange({ ...rules, chance: Number(target.value) })}
          >
            {CHANCES.map((each) => (
              <option key={each} value={each}>
                {formatPercent(100 * each)}
              </option>
            ))}
          </select>
        </ToolBox>
      </Field>
      <label>
        <input
          type="checkbox"
          aria-describedby={`${id}experienced`}
          checked={rules.needsExperienced}
          onChange={({ target }) => onChange({ ...rules, needsExperienced: target.checked })}
        />
        <span>
          {texts.experienced}
          <small id={`${id}experienced`}>{texts.experiencedHint}</small>
        </span>
      </label>
      <label>
        <input
          type="checkbox"
          checked={rules.isOnePerInstitution}
          onChange={({ target }) => onChange({ ...rules, isOnePerInstitution: target.checked })}
        />
        {texts.institution}
      </label>
      <Button look="outlined" busy={isBusy} onClick={onSolve}>
        {texts.solveAgain}
      </Button>
      <p role="status">
        {isChanged ? texts.changed : texts.aimHints[aim]} {chance < 1 && texts.chanceHint}
      </p>
    </Tools>
  );
}
