import { IconSearch } from '@plenary/kit/art/icons';
import { colours, Link, styled } from '@plenary/kit/ui';
import type { OwnedRoute } from '../../remotes/registry';
import { likelyPage } from './likely-page';
import { errorTexts } from './texts';

const Panel = styled('p')({
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  inlineSize: '100%',
  maxInlineSize: 760,
  padding: '16px 20px',
  backgroundColor: colours.indigo50,
  borderInlineStart: `5px solid ${colours.primary}`,
  color: colours.ink,
  '& svg': { flex: 'none' },
});

const PLACE = '\u0001';

export function LikelyPage({ routes, pathname }: { routes: OwnedRoute[]; pathname: string }) {
  const page = likelyPage(routes, pathname);
  if (!page) return null;
  const [before, after] = errorTexts.didYouMean({ page: PLACE }).split(PLACE);
  return (
    <Panel>
      <IconSearch />
      <span>
        {before}
        <Link to={page.path}>{page.title}</Link>
        {after}
      </span>
    </Panel>
  );
}
