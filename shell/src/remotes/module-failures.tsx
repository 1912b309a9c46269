import { FailureReport } from '@rodovia/shared/ui';
import type { ReactNode } from 'react';
import type { KnownModule } from './discovery';
import { releaseInUse } from './load';
import { reportLater } from './report-later';
import { Overdue } from './watchdog';

const reporterOf =
  ({ name }: KnownModule) =>
  (error: unknown) => {
    const release = releaseInUse(name);
    return release && reportLater(release, error instanceof Overdue ? 'suspense' : 'render', error);
  };

/** Reports failures inside `children` for the loaded release of `module`; without a module nothing is reported. */
export const ModuleFailures = ({ module, children }: { module?: KnownModule; children: ReactNode }) => (
  <FailureReport value={module && reporterOf(module)}>{children}</FailureReport>
);
