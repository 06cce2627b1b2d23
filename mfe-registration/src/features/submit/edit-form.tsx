import { ApiError, formErrorOf } from '@plenary/kit/api';
import { Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { Actions, Alert, Breadcrumb, LinkButton, PageTitle, styled } from '@plenary/kit/ui';
import { useEditPaper, type PaperDetails } from '../../shared/papers/papers.api';
import { texts as shared } from '../../shared/papers/texts';
import { AuthorsStep } from './authors-step';
import { changesOf, draftSchema, valuesOf } from './draft-values';
import { FilesStep } from './files-step';
import { PaperStep } from './paper-step';
import { StatementFields } from './statement-fields';
import { texts } from './texts';

const words = texts.edit;

const Title = styled(PageTitle)({ marginBlock: '12px 24px' });
const Layout = styled('div')({
  display: 'grid',
  gap: 40,
  maxInlineSize: 800,
  '& section': { display: 'grid', gap: 20 },
  '& section > h2': { fontSize: '1.625rem', lineHeight: 1.1 },
});

/** A submitted paper on one page: the steps of a draft with one button that saves a version. */
export function EditForm({ paper }: { paper: PaperDetails }) {
  const navigate = useNavigate();
  const edit = useEditPaper(paper.id);
  const form = useForm({
    schema: draftSchema,
    defaultValues: valuesOf(paper),
    draftKey: `edit-${paper.id}`,
  });
  const problems = edit.error instanceof ApiError ? edit.error.fields : {};
  const page = paths.paper.href({ paperId: paper.id });
  return (
    <>
      <Breadcrumb
        items={[{ label: shared.myPapers, to: paths.submitted.href() }, { label: words.title }]}
      />
      <Title>{words.title}</Title>
      <Layout>
        <Alert severity="info">{words.lead}</Alert>
        <section aria-labelledby="edit-files">
          <h2 id="edit-files">{texts.steps.files}</h2>
          <FilesStep paper={paper} problems={problems} />
          {paper.versions[0]?.isSubmitted === false && <p>{words.fileUnsaved}</p>}
        </section>
        <Form
          form={form}
          error={formErrorOf(edit.error, words.failed)}
          onSubmit={(values) =>
            edit.mutateAsync(
              { ...changesOf(values), revision: paper.revision ?? 1 },
              { onSuccess: () => void navigate(page, { state: { isEdited: true } }) },
            )
          }
        >
          <section aria-labelledby="edit-paper">
            <h2 id="edit-paper">{texts.steps.paper}</h2>
            <PaperStep form={form} problems={problems} />
          </section>
          <section aria-labelledby="edit-authors">
            <h2 id="edit-authors">{texts.steps.authors}</h2>
            <AuthorsStep form={form} problems={problems} />
          </section>
          <section aria-labelledby="edit-statements">
            <h2 id="edit-statements">{texts.statements}</h2>
            <StatementFields problems={problems} />
          </section>
          <Actions>
            <SubmitButton>{words.save}</SubmitButton>
            <LinkButton look="outlined" to={page}>
              {shared.cancel}
            </LinkButton>
          </Actions>
        </Form>
      </Layout>
    </>
  );
}
