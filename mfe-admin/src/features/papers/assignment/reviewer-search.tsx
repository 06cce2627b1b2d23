import { styled } from '@plenary/kit/ui';
import { useId } from 'react';
import { ToolBox } from '../../../shared/list/tools/tool-box';
import { texts } from '../texts';

const Search = styled('div')({
  display: 'grid',
  gap: 6,
  '& label': { fontWeight: 700 },
  '& input': { paddingInline: 12 },
});

interface ReviewerSearchProps {
  typed: string;
  onType: (typed: string) => void;
}

/** Finds while it is typed: Enter does not submit a form around it. */
export function ReviewerSearch({ typed, onType }: ReviewerSearchProps) {
  const id = useId();
  return (
    <Search>
      <label htmlFor={id}>{texts.findReviewer}</label>
      <ToolBox>
        <input
          id={id}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </ToolBox>
    </Search>
  );
}
