import { IconChevronDown, IconChevronUp, IconTrash } from '@plenary/kit/art/icons';
import { CheckboxField, CountryField, EmailField, FieldGrid, TextField } from '@plenary/kit/forms';
import { colours, fonts, IconButton, styled } from '@plenary/kit/ui';
import { texts } from './texts';

const words = texts.authors;

const Card = styled('fieldset')({
  minInlineSize: 0,
  border: 0,
  borderBlockStart: `3px solid ${colours.primary}`,
  padding: '12px 0 0',
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginBlockEnd: 12,
  '& h2': {
    flex: 1,
    minInlineSize: 0,
    fontFamily: fonts.body,
    fontSize: '1.0625rem',
    color: colours.ink,
    overflowWrap: 'anywhere',
  },
});

const MoveButton = styled(IconButton)({
  minInlineSize: 44,
  minBlockSize: 44,
  color: colours.primary,
});

interface AuthorFieldsProps {
  index: number;
  name: string;
  problems: Record<string, string>;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

export function AuthorFields(props: AuthorFieldsProps) {
  const { index, name, problems, onUp, onDown, onRemove } = props;
  const field = (key: string) => ({
    name: `authors.${index}.${key}`,
    error: problems[`authors.${index}.${key}`],
  });
  return (
    <Card aria-label={words.author({ number: index + 1 })}>
      <Head>
        <h2>
          {index + 1}. {name}
        </h2>
        <MoveButton data-move="up" aria-label={words.up({ name })} disabled={!onUp} onClick={onUp}>
          <IconChevronUp />
        </MoveButton>
        <MoveButton
          data-move="down"
          aria-label={words.down({ name })}
          disabled={!onDown}
          onClick={onDown}
        >
          <IconChevronDown />
        </MoveButton>
        <MoveButton aria-label={words.remove({ name })} disabled={!onRemove} onClick={onRemove}>
          <IconTrash />
        </MoveButton>
      </Head>
      <FieldGrid>
        <TextField {...field('givenName')} label={words.givenName} maxLength={100} />
        <TextField {...field('familyName')} label={words.familyName} maxLength={100} />
        <EmailField {...field('email')} label={words.email} autoComplete="off" maxLength={254} />
        <TextField {...field('affiliation')} label={words.affiliation} maxLength={200} />
        <CountryField {...field('country')} label={words.country} />
      </FieldGrid>
      <CheckboxField {...field('isPresenting')} label={words.isPresenting} optional />
      <CheckboxField {...field('isCorresponding')} label={words.isCorresponding} optional />
    </Card>
  );
}
