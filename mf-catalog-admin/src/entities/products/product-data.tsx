import { type Field, fieldsInOrder, type Product, productEntity } from '@rodovia/shared/contracts';
import { Facts, fieldText, Section, StatusButton } from '@rodovia/shared/crud';
import { formatInstant } from '@rodovia/shared/runtime';
import styles from './product-data.module.css';

const { fields } = productEntity;
const ORDER = ['description', 'size', 'internCode', 'codePub'];

const shown = (name: string, field: Field, product: Product) => {
  const value = fieldText(field, product);
  if (field.kind === 'price') return value || 'Não informado';
  return name === 'size' ? <strong key={name}>{value}</strong> : value;
};

/** The fields of a product that are one line each. */
const factsOf = (product: Product) =>
  fieldsInOrder(fields, ORDER)
    .filter(([, { kind }]) => kind === 'text' || kind === 'price')
    .map(([name, field]) => [field.label, shown(name, field, product)] as const);

/** The records that a product refers to, the group with its vehicle type. */
const relationsOf = (product: Product) =>
  Object.values(fields).flatMap((field) => {
    if (field.kind !== 'relation') return [];
    const type = field.record === 'Group' && product.Group ? ` (${product.Group.Type})` : '';
    return [[field.label, fieldText(field, product) + type] as const];
  });

/** Every field of a product. */
export function ProductData({ product, onToggle }: { product: Product; onToggle: () => void }) {
  return (
    <>
      <Section title="Dados do produto">
        <Facts
          facts={[
            ...factsOf(product),
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
        <Facts facts={relationsOf(product)} />
      </Section>
      <Section title={fields.observation.label} wide>
        <p className={styles.lines}>{product.Observation}</p>
      </Section>
    </>
  );
}
