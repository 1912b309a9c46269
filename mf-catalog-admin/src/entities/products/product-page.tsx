import type { Product } from '@rodovia/shared/contracts/catalog';
import {
  defineCrud,
  EditRecord,
  HistoryLink,
  RecordHead,
  RecordView,
  Sections,
  Thumbnail,
  useToggle,
  VisitButton,
} from '@rodovia/shared/crud';
import { useParams } from '@rodovia/shared/router';
import { callPath, useApi } from '@rodovia/shared/runtime';
import { defineSlot } from '@rodovia/shared/slots';
import { Gallery } from '../../images/gallery';
import { PRODUCT_IMAGES } from '../../images/image-kind';
import { ProductData } from './product-data';
import styles from './product-data.module.css';
import { productEdit } from './product-form';
import { products } from './products.crud';

const RecordSection = defineSlot('record.section');

const include = 'Brand,Group,Company,Category,Model,ProductImage';
const editable = defineCrud({ ...products, form: productEdit });

/** Address of the form for a new product, prefilled with everything but the codes of this one. */
function copyOf(product: Product): string {
  const { internCode: _own, codePub: _public, ...values } = productEdit.valuesOf?.(product) ?? productEdit.empty;
  return callPath(products.path, { novo: 'sim', ...values });
}

/** Picture that the shop shows for a product without pictures. */
function StandIn({ product: { Model, Size } }: { product: Product }) {
  const url = Model?.ModelImage?.[0]?.Url;
  return (
    <p className={styles.standIn}>
      <Thumbnail url={url} size={Size} />
      Sem imagens próprias: a loja mostra {url ? 'a do modelo' : 'o desenho da medida'}.
    </p>
  );
}

function ProductView({ product }: { product: Product }) {
  const [toggle, holder] = useToggle<Product>(products);
  return (
    <Sections>
      <ProductData product={product} onToggle={() => toggle(product)} />
      <Gallery kind={PRODUCT_IMAGES} parentCode={product.Code} images={product.ProductImage ?? []}>
        <StandIn product={product} />
      </Gallery>
      <RecordSection kind="product" code={product.Code} />
      {holder}
    </Sections>
  );
}

/** A product: all fields and pictures. */
export function ProductPage() {
  const { code = '' } = useParams();
  const product = useApi<Product>(callPath(`/product/${code}`, { include }));
  return (
    <>
      <RecordHead
        list={{ label: products.labels.many, path: products.path }}
        code={code}
        name={product.data?.Description}
        otherwise="Produto"
      >
        {product.data && <HistoryLink record={product.data.Code} />}
        {product.data && <VisitButton to={copyOf(product.data)}>Duplicar</VisitButton>}
        {product.data && <EditRecord definition={editable} row={product.data} />}
      </RecordHead>
      <RecordView read={product} failure="Erro ao carregar o produto!">
        {(record) => <ProductView product={record} />}
      </RecordView>
    </>
  );
}
