import { forgetFailedCode } from '@rodovia/shared/runtime';
import { Component, type ContextType, createContext, type ReactNode, Suspense } from 'react';
import { ErrorPanel } from './error-panel';

/** Context with a function that reports an error and returns its diagnostic code. */
export const FailureReport = createContext<((error: unknown) => string | undefined) | undefined>(undefined);

interface Props {
  /** Title of the error panel. */
  title: string;
  /** Address of the page; navigating to another page retries. */
  page?: string;
  /** Shown while code is loading. */
  loading?: ReactNode;
  /** Set for a dialog: closes it. */
  onClose?: () => void;
  /** Set for a part without which the page is complete: after a failure nothing is shown. */
  isSpare?: boolean;
  children: ReactNode;
}

interface State {
  failed: boolean;
  diagnostic?: string;
}

/**
 * Error boundary for a part of the page: code that fails to load, or an error while rendering. It shows a panel with a
 * retry button, which also loads failed code again; so does rendering the part the next time.
 */
export class Boundary extends Component<Props, State> {
  static override contextType = FailureReport;
  declare context: ContextType<typeof FailureReport>;
  override state: State = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ diagnostic: this.context?.(error) });
  }

  override componentDidUpdate({ page }: Props) {
    if (this.state.failed && page !== this.props.page) this.retry();
  }

  retry = () => {
    forgetFailedCode();
    this.setState({ failed: false });
  };

  override componentWillUnmount() {
    forgetFailedCode();
  }

  override render() {
    const { title, page, loading, onClose, isSpare, children } = this.props;
    if (!this.state.failed) return <Suspense fallback={loading}>{children}</Suspense>;
    if (isSpare) return null;
    return (
      <ErrorPanel
        title={title}
        text="Esta parte da página não pôde ser mostrada. O restante continua funcionando."
        diagnostic={this.state.diagnostic}
        onRetry={this.retry}
        onClose={onClose}
        isPage={page !== undefined}
      />
    );
  }
}
