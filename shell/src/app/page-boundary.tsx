import { Component, type ReactNode } from 'react';
import { describeFailure, newReference, type PageFailure } from '../remotes/page-failure';

interface BoundaryProps {
  remote: string;
  path: string;
  onFailure: (failure: PageFailure) => void;
  renderFailure: (error: unknown, reference: string) => ReactNode;
  children: ReactNode;
}

export class PageBoundary extends Component<
  BoundaryProps,
  { caught?: { error: unknown; reference: string } }
> {
  override state: { caught?: { error: unknown; reference: string } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error, reference: newReference() } };
  }

  override componentDidCatch(error: unknown) {
    const { remote, path, onFailure } = this.props;
    onFailure(describeFailure({ remote, path }, error, this.state.caught?.reference ?? ''));
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.renderFailure(caught.error, caught.reference) : this.props.children;
  }
}
