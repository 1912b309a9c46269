import type { ReleaseHealth } from '@rodovia/shared/contracts/platform';
import { type Counts, none } from '../telemetry/counts';
import { type Metric, percentile75, valuesIn } from '../telemetry/distribution';

/** Maximum number of failures shown to operators. */
const MAX_SHOWN = 5;

function measured({ vitals }: Counts, metric: Metric) {
  const found = vitals[metric];
  const p75 = found && percentile75(metric, found);
  return found && p75 != null ? { P75: Number(p75.toPrecision(4)), Values: valuesIn(found) } : null;
}

/** Converts the browser reports of a release for operators. */
export function healthOf(role: ReleaseHealth['Role'], release: string, counts: Counts = none()): ReleaseHealth {
  return {
    Release: release,
    Role: role,
    Visits: counts.visits,
    Failed: counts.failed,
    LCP: measured(counts, 'LCP'),
    INP: measured(counts, 'INP'),
    CLS: measured(counts, 'CLS'),
    Failures: counts.failures.slice(0, MAX_SHOWN).map(({ phase, message, frames: [place = null], count }) => ({
      Phase: phase,
      Message: message,
      Place: place,
      Count: count,
    })),
  };
}
