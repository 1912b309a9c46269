import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { drawnPages, type NothingProps } from '../drawn-pages';

const NothingShown = lazyComponent<NothingProps>(
  () => import(/* webpackChunkName: "equivalents" */ './nothing-shown').then(({ NothingShown }) => NothingShown),
  () => drawnPages.NothingShown,
);

/** Takes the place of what there is not. */
export const Nothing = (props: NothingProps) => (
  <Boundary title="Não encontrado">
    <NothingShown {...props} />
  </Boundary>
);
