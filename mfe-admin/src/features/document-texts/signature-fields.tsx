import { TextField, type KitForm } from '@plenary/kit/forms';
import { colours, styled } from '@plenary/kit/ui';
import { Block } from '../../shared/page/columns';
import { PictureField } from '../../shared/pictures/picture-field';
import { texts } from './texts';

const Signature = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  minInlineSize: 0,
  border: 0,
  borderBlockStart: `1px solid ${colours.hairline}`,
  padding: '12px 0 0',
  '& legend': { fontWeight: 700 },
  // Signatures are dark ink, in both schemes.
  '& img': { backgroundColor: 'white' },
});

export const blankSignature = { name: '', role: '', picture: '' };

export function SignatureFields({ form }: { form: KitForm<Record<string, unknown>> }) {
  return (
    <Block>
      <h2>{texts.signatures}</h2>
      <p>{texts.signaturesHint}</p>
      {[0, 1].map((index) => (
        <Signature key={index}>
          <legend>{texts.signature({ number: index + 1 })}</legend>
          <TextField
            name={`signatures.${index}.name`}
            label={texts.name}
            optional
            maxLength={100}
          />
          <TextField
            name={`signatures.${index}.role`}
            label={texts.role}
            optional
            maxLength={100}
          />
          <PictureField
            name={`signatures.${index}.picture`}
            label={texts.picture}
            none={texts.pictureHint}
            form={form}
          />
        </Signature>
      ))}
    </Block>
  );
}
