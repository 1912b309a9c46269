import { forgetFailedCode } from '@rodovia/shared/runtime';
import { ErrorPanel } from '@rodovia/shared/ui';
import { Component, type ReactNode } from 'react';

interface Props {
  title: string;
  diagnostic: string;
  /** Another page is another try. */
  page?: string;
  onRetry: () => void;
  onFailure?: (phase: 'render' | 'suspense') => void;
  children: ReactNode;
}

interface State {
  failed: boolean;
  page?: string;
}

/** Keeps a throw inside one module to that module's area. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false, page: this.props.page };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    if (page === state.page) return null;
    if (state.failed) forgetFailedCode();
    return { failed: false, page };
  }

  override componentDidCatch(error: Error & { phase?: 'suspense' }) {
    this.props.onFailure?.(error.phase ?? 'render');
  }

  retry = () => {
    forgetFailedCode();
    this.setState({ failed: false });
    this.props.onRetry();
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorPanel
        title={this.props.title}
        text="Esta parte da página não pôde ser mostrada. O restante continua funcionando."
        diagnostic={this.props.diagnostic}
        onRetry={this.retry}
      />
    );
  }
}
