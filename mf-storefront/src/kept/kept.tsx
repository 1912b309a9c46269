import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import type { KeptProps } from '../drawn-pages';
import { WhenNear } from '../when-near';
import { CompareBar } from './compare-bar';
import { OrderMenu } from './order-menu';
import { ProductTools } from './product-tools';

const EquivalentSizes = lazyComponent(() =>
  import(/* webpackChunkName: "equivalents" */ '../equivalents/equivalent-sizes').then(
    ({ EquivalentSizes }) => EquivalentSizes,
  ),
);

/** What stands beside products and no page waits for: favourite and comparison, and the sizes that can stand in. */
export function Kept({ product, isPage, isBelow, isOrder }: KeptProps) {
  if (isOrder) return <OrderMenu />;
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
