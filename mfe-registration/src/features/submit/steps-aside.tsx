import type { AutosaveState } from '@plenary/kit/autosave';
import { colours, Panel, styled, useMediaQuery, useTheme } from '@plenary/kit/ui';
import type { PaperDetails } from '../../shared/papers/papers.api';
import type { DraftValues } from './draft-values';
import { Requirements } from './requirements';
import { SaveState } from '../../shared/papers/save-state';
import { problemsOn, STEPS, type Step } from '../../shared/papers/steps';
import { texts } from './texts';

const List = styled('ol')({ listStyle: 'none', display: 'grid' });

const Item = styled('button')({
  display: 'grid',
  inlineSize: '100%',
  minBlockSize: 48,
  padding: '8px 12px',
  border: 0,
  borderInlineStart: '5px solid transparent',
  backgroundColor: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  color: colours.ink,
  cursor: 'pointer',
  '&[aria-current]': { borderInlineStartColor: colours.secondary, fontWeight: 700 },
  '&:hover': { backgroundColor: colours.indigo100 },
  '&:focus-visible': { outline: `3px solid ${colours.focus}`, outlineOffset: -3 },
  '& small': { fontSize: '0.8125rem', fontWeight: 400, color: colours.muted },
});

const Layout = styled('aside')({
  display: 'grid',
  gap: 16,
  '& summary': { minBlockSize: 44, paddingBlock: 10, fontWeight: 700, cursor: 'pointer' },
});

interface StepsAsideProps {
  paper: PaperDetails;
  step: Step;
  saveState: AutosaveState<DraftValues>;
  onGo: (step: Step) => void;
  onReload: () => void;
}

export function StepsAside({ paper, step, saveState, onGo, onReload }: StepsAsideProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const position = texts.stepOf({
    number: STEPS.indexOf(step) + 1,
    total: STEPS.length,
    name: texts.steps[step],
  });
  return (
    <Layout>
      <Panel as="nav" aria-label={texts.stepsLabel}>
        <details open={isWide}>
          <summary>{position}</summary>
          <List>
            {STEPS.map((each, index) => (
              <li key={each}>
                <Item
                  type="button"
                  aria-current={each === step ? 'step' : undefined}
                  onClick={() => onGo(each)}
                >
                  {index + 1}. {texts.steps[each]}
                  {each !== 'summary' && <small>{stateOf(each, paper)}</small>}
                </Item>
              </li>
            ))}
          </List>
        </details>
        <SaveState state={saveState} onReload={onReload} />
      </Panel>
      <details open={isWide}>
        <summary>{texts.requirements}</summary>
        <Requirements />
      </details>
    </Layout>
  );
}

function stateOf(step: Step, { problems }: PaperDetails): string {
  const count = problemsOn(step, problems).length;
  return count === 0 ? texts.complete : texts.missing({ count });
}
