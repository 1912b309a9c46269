import { forgetFailedCode } from '@rodovia/shared/runtime';
import { Component, type ContextType, createContext, type ReactNode, Suspense } from 'react';
import { ErrorPanel } from './error-panel';

/** Reports a failure of what it is provided for, and answers the code that stands in the report. */
export const FailureReport = createContext<((error: unknown) => string | undefined) | undefined>(undefined);

interface Props {
  /** What is said where the part cannot be shown. */
  title: string;
  /** Another page is another try. */
  page?: string;
  /** Stands in while code of the part is on its way. */
  loading?: ReactNode;
  /** Closes the part, where it is a dialog. */
  onClose?: () => void;
  children: ReactNode;
}

interface State {
  failed: boolean;
  diagnostic?: string;
}

/**
 * Keeps to one part of the page what can happen in it: its code is on its way, is lost, or throws. The panel in its
 * place tries again, which fetches lost code anew; so does the next time the part is shown.
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
    const { title, loading, onClose, children } = this.props;
    if (!this.state.failed) return <Suspense fallback={loading}>{children}</Suspense>;
    return (
      <ErrorPanel
        title={title}
        text="Esta parte da página não pôde ser mostrada. O restante continua funcionando."
        diagnostic={this.state.diagnostic}
        onRetry={this.retry}
        onClose={onClose}
      />
    );
  }
}
