import { useIsSessionUnknown, useUser } from '@plenary/kit/session';
import { Outlet } from 'react-router-dom';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { Main } from './main';
import { ReviewerBar } from './reviewer-bar';

/** Callers without access see the refusal in the public layout. */
export default function ReviewerLayout() {
  const user = useUser();
  const isUnknown = useIsSessionUnknown();
  // Most who open these pages are reviewers: nothing moves when their session is known.
  const isReviewer = isUnknown || user?.role === 'reviewer' || user?.role === 'admin';
  return (
    <>
      {isReviewer ? <ReviewerBar /> : <Header />}
      <Main>
        <Outlet />
      </Main>
      {user && !isReviewer && <Footer />}
    </>
  );
}
