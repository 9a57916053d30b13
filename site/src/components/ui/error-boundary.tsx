import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** What takes the place of the children when one of them failed. */
  fallback: (error: unknown) => ReactNode;
  /** Another value gives the children another try. */
  resetKey?: string;
  children: ReactNode;
};

type ErrorBoundaryState = { failure: { error: unknown } | null };

/** Keeps a failure to the part of the page that it is in. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override state: ErrorBoundaryState = { failure: null };

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    const isReset = previous.resetKey !== this.props.resetKey;
    if (this.state.failure && isReset) this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
