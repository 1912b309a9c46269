import type { Product } from '@rodovia/shared/contracts';
import { Facts, Section, StatusButton } from '@rodovia/shared/crud';
import { formatInstant, formatMoney } from '@rodovia/shared/runtime';
import styles from './product-data.module.css';

const placeOf = ({ Brand, Model, Group, Company, Category }: Product) =>
  [
    ['Marca', Brand?.Description],
    ['Modelo', Model?.Name],
    ['Grupo', Group && `${Group.Description} (${Group.Type})`],
    ['Empresa', Company?.Description],
    ['Categoria', Category?.Description],
  ] as const;

/** Every field of a product. */
export function ProductData({ product, onToggle }: { product: Product; onToggle: () => void }) {
  const { PublicPrice } = product;
  return (
    <>
      <Section title="Dados do produto">
        <Facts
          facts={[
            ['Descrição', product.Description],
            ['Medida', <strong key="size">{product.Size}</strong>],
            ['Código interno', product.InternCode],
            ['Código público', product.CodePub],
            ['Unidade', product.Unit],
            ['Preço público', PublicPrice === null ? 'Não informado' : formatMoney(PublicPrice)],
            ['Criado em', formatInstant(product.Created)],
            ['Atualizado em', formatInstant(product.Updated)],
            [
              'Status',
              <StatusButton key="status" active={product.IsActive} name={product.Description} onToggle={onToggle} />,
            ],
          ]}
        />
      </Section>
      <Section title="Classificação">
        <Facts facts={placeOf(product)} />
      </Section>
      <Section title="Descrição específica" wide>
        <p className={styles.lines}>{product.Observation}</p>
      </Section>
    </>
  );
}
