import { Form, useForm } from '@plenary/kit/forms';
import { useNavigate, useSearchParams } from '@plenary/kit/router';
import { Breadcrumb, styled } from '@plenary/kit/ui';
import { paths } from '@plenary/kit/paths';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { submitPath } from '../../papers/next-step';
import type { PaperDetails } from '../../papers/papers.api';
import { Columns } from '../../parts/columns';
import { AuthorsStep } from './authors-step';
import { draftSchema, type DraftValues } from './draft-values';
import { FilesStep } from './files-step';
import { PaperStep } from './paper-step';
import { StatementsStep } from './statements-step';
import { StepButtons } from './step-buttons';
import { StepsAside } from './steps-aside';
import { STEPS, stepFrom, type Step } from './steps';
import { SummaryStep } from './summary-step';
import { texts } from './texts';
import { useDraftSaver } from './use-draft-saver';

const Heading = styled('h1')({ marginBlock: '12px 24px', outline: 'none' });

interface DraftFormProps {
  paper: PaperDetails;
  start: { values: DraftValues; isUnsaved: boolean };
  /** Shows what is saved instead of what was typed. */
  onReload: () => void;
}

/** The submission in steps; every step can be left and come back to. */
export function DraftForm({ paper, start, onReload }: DraftFormProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const step = stepFrom(search.get('step'));
  const form = useForm({ schema: draftSchema, defaultValues: start.values });
  const saver = useDraftSaver(paper, form);
  const [left, setLeft] = useState<readonly Step[]>([]);
  const heading = useFocusOnChange(step);
  const saveStart = useEffectEvent(() => start.isUnsaved && saver.change(start.values));
  useEffect(() => void saveStart(), []);

  async function go(to: Step) {
    setLeft((before) => [...before, step]);
    if (to === 'summary' || step === 'summary') setLeft([...STEPS]);
    await navigate(submitPath(paper.id, to));
    void saver.flush();
  }
  const after = STEPS[STEPS.indexOf(step) + 1];
  const before = STEPS[STEPS.indexOf(step) - 1];
  const problems = left.includes(step) ? paper.problems : {};

  return (
    <>
      <Breadcrumb
        items={[{ label: texts.title, to: paths.submit.href() }, { label: texts.steps[step] }]}
      />
      <Heading ref={heading} tabIndex={-1}>
        {texts.steps[step]}
      </Heading>
      <Columns>
        <StepsAside {...{ paper, step, saver, onReload }} onGo={(to) => void go(to)} />
        <div>
          {step === 'files' && <FilesStep paper={paper} problems={problems} />}
          {step === 'summary' && (
            <SummaryStep paper={paper} saver={saver} onGo={(to) => void go(to)} />
          )}
          <Form form={form} onSubmit={() => after && go(after)}>
            {step === 'paper' && <PaperStep form={form} problems={problems} />}
            {step === 'authors' && <AuthorsStep form={form} problems={problems} />}
            {step === 'statements' && <StatementsStep problems={problems} />}
            <StepButtons onBack={before && (() => void go(before))} isLast={after === undefined} />
          </Form>
        </div>
      </Columns>
    </>
  );
}

/** A new step begins at its heading. */
function useFocusOnChange(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [step]);
  return heading;
}
