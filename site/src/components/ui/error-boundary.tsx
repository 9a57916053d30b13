import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Replaces the children after an error. */
  fallback: (error: unknown) => ReactNode;
  /** A new value resets the error. */
  resetKey?: string;
  children: ReactNode;
};

type ErrorBoundaryState = { failure: { error: unknown } | null };

/** Limits a render error to its part of the page. */
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
