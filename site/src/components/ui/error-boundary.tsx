import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

type ErrorBoundaryProps = {
  /** Path of the page; another page gets another try. */
  path: string;
  children: ReactNode;
};

type ErrorBoundaryState = { failure: { error: unknown } | null };

/** Shows what went wrong instead of the empty window that React leaves. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override state: ErrorBoundaryState = { failure: null };

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.failure && previous.path !== this.props.path) this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorScreen error={failure.error} /> : this.props.children;
  }
}
