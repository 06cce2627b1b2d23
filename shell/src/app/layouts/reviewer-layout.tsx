import { useAuth } from '@plenary/kit/session';
import { Outlet } from 'react-router-dom';
import { Header } from '../header/header';
import { Main } from './main';
import { ReviewerBar } from './reviewer-bar';

/**
 * The reviewers' frame: a bar of their own, and no footer beside the paper and the form. Whoever may
 * not enter is told so in the frame of the site.
 */
export function ReviewerLayout() {
  const { user } = useAuth();
  const isReviewer = user?.role === 'reviewer' || user?.role === 'admin';
  return (
    <>
      {isReviewer ? <ReviewerBar /> : <Header />}
      <Main>
        <Outlet />
      </Main>
    </>
  );
}
