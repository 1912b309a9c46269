import type { Product } from '@rodovia/shared/contracts';
import { defineCrud, EditRecord, HistoryLink, PageHead, RecordView, Sections, useToggle } from '@rodovia/shared/crud';
import { useParams } from '@rodovia/shared/router';
import { callPath, useApi, usePage } from '@rodovia/shared/runtime';
import { Gallery } from '../../images/gallery';
import { PRODUCT_IMAGES } from '../../images/image-kind';
import { ProductData } from './product-data';
import { productEdit } from './product-form';
import { products } from './products.crud';

const include = 'Brand,Group,Company,Category,Model,ProductImage';
const editable = defineCrud({ ...products, form: productEdit });

function ProductView({ product }: { product: Product }) {
  const [toggle, holder] = useToggle<Product>(products);
  return (
    <Sections>
      <ProductData product={product} onToggle={() => toggle(product)} />
      <Gallery kind={PRODUCT_IMAGES} parentCode={product.Code} images={product.ProductImage ?? []} />
      {holder}
    </Sections>
  );
}

/** One product: all its fields and its pictures. */
export function ProductPage() {
  const { code = '' } = useParams();
  const product = useApi<Product>(callPath(`/product/${code}`, { include }));
  const title = product.data?.Description ?? 'Produto';
  usePage(title, [{ label: products.labels.many, href: products.path }]);
  return (
    <>
      <PageHead title={title}>
        {product.data && <HistoryLink record={product.data.Code} />}
        {product.data && <EditRecord definition={editable} row={product.data} />}
      </PageHead>
      <RecordView read={product} failure="Erro ao carregar o produto!">
        {(record) => <ProductView product={record} />}
      </RecordView>
    </>
  );
}
