import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { type NoResultsProps, serverComponents } from '../server-components';

const NoResultsView = lazyComponent<NoResultsProps>(
  () => import(/* webpackChunkName: "equivalents" */ './no-results-view').then(({ NoResultsView }) => NoResultsView),
  () => serverComponents.NoResultsView,
);

/** Empty states, loaded lazily. */
export const NoResults = (props: NoResultsProps) => (
  <Boundary title="Não encontrado">
    <NoResultsView {...props} />
  </Boundary>
);
