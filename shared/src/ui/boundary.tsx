import { forgetFailedCode } from '@rodovia/shared/runtime';
import { Component, type ContextType, createContext, type ReactNode, Suspense } from 'react';
import { ErrorPanel } from './error-panel';

/** Reports a failure inside its provider and returns the code that the report carries. */
export const FailureReport = createContext<((error: unknown) => string | undefined) | undefined>(undefined);

interface Props {
  /** Title of the panel when the part cannot be shown. */
  title: string;
  /** Address of the page; after a failure another page is another try. */
  page?: string;
  /** Shown while code of the part is loading. */
  loading?: ReactNode;
  /** Set if the part is a dialog: closes it. */
  onClose?: () => void;
  children: ReactNode;
}

interface State {
  failed: boolean;
  diagnostic?: string;
}

/**
 * Limits to one part of the page what goes wrong in it: lost code, or an error while rendering. A panel takes its
 * place and offers to try again, which fetches lost code again; so does showing the part the next time.
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
    const { title, page, loading, onClose, children } = this.props;
    if (!this.state.failed) return <Suspense fallback={loading}>{children}</Suspense>;
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
