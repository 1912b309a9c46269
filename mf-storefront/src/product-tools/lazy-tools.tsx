import { useSearchParams } from '@rodovia/shared/router';
import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { CompareBar } from '../compare/compare-bar';
import { FitmentHint } from '../fitments/fitment-hint';
import type { ToolsProps } from '../server-components';
import { SortMenu } from '../sort/sort-menu';
import { WhenNear } from '../when-near';
import { ProductTools } from './product-tools';

const EquivalentSizes = lazyComponent(() =>
  import(/* webpackChunkName: "equivalents" */ '../equivalents/equivalent-sizes').then(
    ({ EquivalentSizes }) => EquivalentSizes,
  ),
);

/** What stands above a list: its order, and the sizes of a vehicle that was searched for. */
function ListTools() {
  const [search] = useSearchParams();
  return (
    <>
      <SortMenu />
      <FitmentHint term={search.get('term') ?? ''} />
    </>
  );
}

/** Tools next to products that load lazily: favourite, comparison, and equivalent sizes. */
export function LazyTools({ product, isPage, isBelow, isOrder }: ToolsProps) {
  if (isOrder) return <ListTools />;
  if (!product) return <CompareBar />;
  if (!isBelow) return <ProductTools product={product} isPage={isPage} />;
  return (
    <WhenNear>
      <Boundary title="As medidas equivalentes não abriram">
        <EquivalentSizes tyre={product} />
      </Boundary>
    </WhenNear>
  );
}
