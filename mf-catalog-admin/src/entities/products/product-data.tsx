import { type Product, productEntity } from '@rodovia/shared/contracts/catalog';
import { type Field, fieldsInOrder } from '@rodovia/shared/contracts/records';
import { labelLines } from '@rodovia/shared/contracts/tyres';
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

/** Single-line facts about a product. */
const factsOf = (product: Product) =>
  fieldsInOrder(fields, ORDER)
    .filter(([, { kind }]) => kind === 'text' || kind === 'price')
    .map(([name, field]) => [field.label, shown(name, field, product)] as const);

/** Records that a product refers to; the group with its vehicle type. */
const relationsOf = (product: Product) =>
  Object.values(fields).flatMap((field) => {
    if (field.kind !== 'relation') return [];
    const type = field.record === 'Group' && product.Group ? ` (${product.Group.Type})` : '';
    return [[field.label, fieldText(field, product) + type] as const];
  });

/** Lines of an observation as label and value; other lines as text. */
function Observation({ text }: { text: string }) {
  const lines = labelLines(text);
  const own = lines.filter(({ label }) => label === '');
  return (
    <>
      <Facts columns facts={lines.filter(({ label }) => label).map(({ label, value }) => [label, value] as const)} />
      {own.length > 0 && <p className={styles.lines}>{own.map(({ value }) => value).join('\n')}</p>}
    </>
  );
}

/** All fields of a product. */
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
        <Observation text={product.Observation} />
      </Section>
    </>
  );
}
