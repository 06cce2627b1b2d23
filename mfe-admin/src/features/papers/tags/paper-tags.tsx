import { IconClose } from '@plenary/kit/art/icons';
import { Form, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { Alert, Button, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Block } from '../../../shared/page/columns';
import { useBulkAct, type BulkAct } from '../bulk/bulk.api';
import { MayAct } from '../may-act';
import { problemOf, type PaperActionProps } from '../paper.api';
import { texts as paperTexts } from '../texts';
import { texts } from './texts';

const Removable = styled('ul')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& button': { minBlockSize: 44, overflowWrap: 'anywhere' },
});

const schema = z.object({
  tag: z.string().check(z.trim(), z.minLength(1, texts.required), z.maxLength(30)),
});

/** Each change is a bulk act on one paper. */
export function PaperTags({ paper, onDone }: PaperActionProps) {
  const act = useBulkAct();
  const [refusal, setRefusal] = useState('');
  const form = useForm({ schema, defaultValues: { tag: '' } });

  async function change(name: 'tag' | 'untag', tag: string, message: string) {
    const papers = [{ id: paper.id, revision: paper.revision }];
    const body: BulkAct = { act: name, tag, papers, preview: false };
    const [result] = await act.mutateAsync(body);
    setRefusal(result?.reason ?? '');
    if (result?.outcome === 'done') onDone(message);
  }

  return (
    <Block aria-label={paperTexts.tags}>
      <h2>{paperTexts.tags}</h2>
      <small>{texts.hint}</small>
      {refusal && <Alert severity="warning">{refusal}</Alert>}
      <MayAct paper={paper}>
        <Removable role="list">
          {paper.tags.map((tag) => (
            <li key={tag}>
              <Button
                look="outlined"
                aria-label={texts.remove({ tag })}
                endIcon={<IconClose />}
                onClick={() => void change('untag', tag, texts.removed)}
              >
                {tag}
              </Button>
            </li>
          ))}
        </Removable>
        <Form
          form={form}
          error={problemOf(act.error)}
          onSubmit={async ({ tag }) => {
            await change('tag', tag, texts.added);
            form.reset({ tag: '' });
          }}
        >
          <TextField name="tag" label={texts.new} maxLength={30} />
          <div>
            <SubmitButton look="outlined">{texts.add}</SubmitButton>
          </div>
        </Form>
      </MayAct>
    </Block>
  );
}
