import { Component, type ReactNode } from 'react';
import { FailedPage } from './FailedPage.tsx';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly failure?: { readonly error: unknown };
}

/** Keeps a failure inside the page that failed: bar and navigation go on working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <FailedPage error={failure.error} onRetry={() => this.setState({ failure: undefined })} />;
  }
}
