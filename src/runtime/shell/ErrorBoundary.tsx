import { Component, type ReactNode } from 'react';
import { forgetFailures } from '../lazy/lazyModule.ts';

export interface Failure {
  readonly error: unknown;
  /** Renders what failed again; modules that could not be loaded are asked for again. */
  readonly retry: () => void;
}

interface Props {
  readonly children: ReactNode;
  /** What stands in the place of what failed. */
  readonly show: (failure: Failure) => ReactNode;
  /** Another value is another thing to show: it is tried. */
  readonly about?: string;
}

interface State {
  readonly failure?: { readonly error: unknown };
}

/** Keeps a failure inside the part that failed: all around it goes on working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate({ about }: Props): void {
    if (this.state.failure && about !== this.props.about) this.retry();
  }

  retry = (): void => {
    forgetFailures();
    this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.show({ ...failure, retry: this.retry }) : this.props.children;
  }
}
