import { styled } from '@plenary/kit/ui';
import { formatList } from '@plenary/kit/i18n';
import { Block } from '../page/columns';
import { texts } from './texts';
import type { Placeholder } from './wording';

const Names = styled('ul')({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: 4,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
});

export function Placeholders({ placeholders }: { placeholders: Placeholder[] }) {
  return (
    <Block>
      <h2>{texts.placeholders}</h2>
      <p>{texts.placeholdersHint({ example: '{conference}' })}</p>
      <Names>
        {placeholders.map(({ name, type, options }) => (
          <li key={name}>
            <code>{`{${name}}`}</code> {texts.types[type]}
            {options.length > 0 && `: ${formatList(options)}`}
          </li>
        ))}
      </Names>
      <p>
        <small>
          {texts.conditionHint} <code lang="zxx">{CONDITION}</code>
        </small>
      </p>
    </Block>
  );
}

/** ICU MessageFormat; words of the format are the same in every language. */
const CONDITION = '{name, select, option {…} other {…}}';
