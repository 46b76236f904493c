import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of the children after one of them failed to load or to render. */
  fallback: ReactNode;
  children: ReactNode;
  /** When it changes, the children are tried again. */
  resetKey?: string;
}

/** Keeps a failure within its part of the screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
