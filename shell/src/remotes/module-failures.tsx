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
    return release && reportLater(release, error instanceof Overdue ? 'suspense' : 'render');
  };

/** Reports what fails in `children` as a failure of the release of `module` that is on the page, if it is a module's. */
export const ModuleFailures = ({ module, children }: { module?: KnownModule; children: ReactNode }) => (
  <FailureReport value={module && reporterOf(module)}>{children}</FailureReport>
);
