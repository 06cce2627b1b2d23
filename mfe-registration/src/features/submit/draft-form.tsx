import { Form, useForm } from '@plenary/kit/forms';
import { useNavigate, useSearchParams } from '@plenary/kit/router';
import { Actions, Breadcrumb, Button, styled } from '@plenary/kit/ui';
import { paths } from '@plenary/kit/paths';
import { useState } from 'react';
import { submitPath } from '../../shared/papers/next-step-of';
import type { PaperDetails } from '../../shared/papers/papers.api';
import { Columns } from '../../shared/layout/columns';
import { useFocusOnChange } from '../../shared/layout/use-focus-on-change';
import { AuthorsStep } from './authors-step';
import { draftSchema, valuesOf } from './draft-values';
import { FilesStep } from './files-step';
import { PaperStep } from './paper-step';
import { StatementFields } from './statement-fields';
import { StepsAside } from './steps-aside';
import { STEPS, stepFrom, type Step } from '../../shared/papers/steps';
import { SummaryStep } from './summary-step';
import { texts } from './texts';
import { usePaperAutosave } from './use-paper-autosave';

const Buttons = styled(Actions)({ marginBlockStart: 12 });
const Heading = styled('h1')({ marginBlock: '12px 24px', outline: 'none' });

interface DraftFormProps {
  paper: PaperDetails;
  onReload: () => void;
}

export function DraftForm({ paper, onReload }: DraftFormProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const step = stepFrom(search.get('step'));
  const form = useForm({ schema: draftSchema, defaultValues: valuesOf(paper) });
  const autosave = usePaperAutosave(paper, form);
  const [visited, setVisited] = useState<readonly Step[]>([]);
  const heading = useFocusOnChange(step);

  async function go(to: Step) {
    setVisited((steps) => [...steps, step]);
    if (to === 'summary' || step === 'summary') setVisited([...STEPS]);
    await navigate(submitPath(paper.id, to));
    void autosave.flush();
  }
  const after = STEPS[STEPS.indexOf(step) + 1];
  const before = STEPS[STEPS.indexOf(step) - 1];
  const problems = visited.includes(step) ? paper.problems : {};

  return (
    <>
      <Breadcrumb
        items={[{ label: texts.title, to: paths.submit.href() }, { label: texts.steps[step] }]}
      />
      <Heading ref={heading} tabIndex={-1}>
        {texts.steps[step]}
      </Heading>
      <Columns>
        <StepsAside
          {...{ paper, step, onReload }}
          saveState={autosave.state}
          onGo={(to) => void go(to)}
        />
        <div>
          {step === 'files' && <FilesStep paper={paper} problems={problems} />}
          {step === 'summary' && (
            <SummaryStep paper={paper} flush={autosave.flush} onGo={(to) => void go(to)} />
          )}
          <Form form={form} onSubmit={() => after && go(after)}>
            {step === 'paper' && <PaperStep form={form} problems={problems} />}
            {step === 'authors' && <AuthorsStep form={form} problems={problems} />}
            {step === 'files' && <StatementFields problems={problems} />}
            <Buttons>
              {before && (
                <Button look="outlined" onClick={() => void go(before)}>
                  {texts.back}
                </Button>
              )}
              {after && <Button type="submit">{texts.next}</Button>}
            </Buttons>
          </Form>
        </div>
      </Columns>
    </>
  );
}
