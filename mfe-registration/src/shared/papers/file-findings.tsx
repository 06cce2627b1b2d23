import { Alert, styled } from '@plenary/kit/ui';
import type { FilePart, PaperDetails } from './papers.api';
import { texts } from './texts';

const Layout = styled('div')({
  display: 'grid',
  gap: 12,
  '& ul': { display: 'grid', gap: 4, paddingInlineStart: '1.2em', overflowWrap: 'anywhere' },
});

interface FileFindingsProps {
  paper: PaperDetails;
  /** Of both parts when it is missing. */
  part?: FilePart;
}

/** What the author may want to change in an uploaded file; nothing here prevents the submission. */
export function FileFindings({ paper: { findings }, part }: FileFindingsProps) {
  const shown = findings.filter((each) => part === undefined || each.part === part);
  const warnings = shown.filter(({ severity }) => severity === 'warning');
  const facts = shown.filter(({ severity }) => severity === 'info');
  if (shown.length === 0) return null;
  return (
    <Layout>
      {warnings.length > 0 && (
        <Alert severity="warning">
          {texts.findings.title}
          <ul>
            {warnings.map((each) => (
              <li key={each.part + each.text}>
                {part === undefined && each.part === 'supplement'
                  ? texts.findings.ofSupplement({ text: each.text })
                  : each.text}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {part !== undefined && facts.map(({ text }) => <p key={text}>{text}</p>)}
    </Layout>
  );
}
