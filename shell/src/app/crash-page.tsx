import { Component, useEffect, useState, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { describeFailure, newReference } from '../remotes/page-failure';
import { FailurePage } from './errors/failure-page';
import { usePageStore } from './page-store-context';

/** The last resort, which the next address leaves. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  return <Boundary location={useLocation()}>{children}</Boundary>;
}

interface BoundaryProps {
  location: Location;
  children: ReactNode;
}

interface BoundaryState {
  location: Location;
  caught?: { error: unknown };
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState) {
    return location === state.location ? null : { location, caught: undefined };
  }

  override render() {
    const { caught } = this.state;
    return caught ? <CrashPage error={caught.error} /> : this.props.children;
  }
}

function CrashPage({ error }: { error: unknown }) {
  const pages = usePageStore();
  const [reference] = useState(newReference);
  useEffect(() => {
    pages.report(describeFailure({ remote: 'shell', path: '*' }, error, reference));
  }, [pages, error, reference]);
  return (
    <FailurePage reason="render" reference={reference} onRetry={() => window.location.reload()} />
  );
}
