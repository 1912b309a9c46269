import type { Product, ProductCreation, ProductInput } from '@rodovia/shared/contracts';
import { readPrice, writePrice } from '@rodovia/shared/contracts/price';
import { type FieldDefinition, type FormDefinition, FormFields } from '@rodovia/shared/crud';
import { required } from '@rodovia/shared/forms';
import { createBrand, createCategory, createCompany, createGroup, createModel } from '../../creation';
import { PRODUCT_IMAGES } from '../../images/image-kind';
import { ImagesField } from '../../images/images-field';
import { brandOptions, categoryOptions, companyOptions, groupOptions, modelOptions } from '../../options';
import styles from './product-form.module.css';

/** A product as it is typed: the price is text until it is sent. */
export type ProductForm = Omit<ProductInput, 'publicPrice'> & { publicPrice: string };
type CreationForm = ProductForm & Pick<ProductCreation, 'productImages'>;
type Field = FieldDefinition<ProductForm>;

const must = (label: string) => ({ label, validate: required(`${label} é obrigatório.`) });

const checkPrice: Field['validate'] = (value) =>
  Number.isNaN(readPrice(String(value ?? ''))) ? 'Preço público inválido.' : undefined;

export const productFields: readonly Field[] = [
  { name: 'description', ...must('Descrição'), maxLength: 400 },
  {
    name: 'brandCode',
    ...must('Marca'),
    control: 'choice',
    options: brandOptions,
    create: createBrand,
  },
  {
    name: 'modelCode',
    ...must('Modelo'),
    control: 'choice',
    options: modelOptions,
    create: createModel,
  },
  {
    name: 'groupCode',
    ...must('Grupo'),
    control: 'choice',
    options: groupOptions,
    create: createGroup,
  },
  {
    name: 'companyCode',
    ...must('Empresa'),
    control: 'choice',
    options: companyOptions,
    create: createCompany,
  },
  {
    name: 'categoryCode',
    ...must('Categoria'),
    control: 'choice',
    options: categoryOptions,
    create: createCategory,
  },
  { name: 'size', ...must('Medida'), maxLength: 60 },
  { name: 'codePub', ...must('Código público'), maxLength: 60 },
  { name: 'internCode', ...must('Código interno'), maxLength: 60 },
  { name: 'unit', ...must('Unidade'), maxLength: 20 },
  { name: 'publicPrice', label: 'Preço público (opcional)', validate: checkPrice },
  {
    name: 'observation',
    ...must('Descrição específica'),
    control: 'textarea',
    maxLength: 4000,
    hint: 'Uma linha por característica, como "Índice de carga:91".',
  },
];

const empty: ProductForm = {
  description: '',
  brandCode: '',
  modelCode: '',
  groupCode: '',
  companyCode: '',
  categoryCode: '',
  size: '',
  codePub: '',
  internCode: '',
  unit: '',
  publicPrice: '',
  observation: '',
};

const Fields = () => (
  <div className={styles.grid}>
    <FormFields fields={productFields} />
  </div>
);

function CreationFields() {
  return (
    <>
      <Fields />
      <ImagesField name="productImages" tooMany={PRODUCT_IMAGES.tooMany} />
    </>
  );
}

const prepare = (values: ProductForm) => ({ ...values, publicPrice: readPrice(values.publicPrice) });

function valuesOf(product: Product): ProductForm {
  return {
    description: product.Description,
    brandCode: product.BrandCode,
    modelCode: product.ModelCode,
    groupCode: product.GroupCode,
    companyCode: product.CompanyCode,
    categoryCode: product.CategoryCode,
    size: product.Size,
    codePub: product.CodePub,
    internCode: product.InternCode,
    unit: product.Unit,
    publicPrice: writePrice(product.PublicPrice),
    observation: product.Observation,
  };
}

/** Creates a product together with its pictures. */
export const productCreation: FormDefinition<Product, CreationForm> = {
  empty: { ...empty, productImages: [] },
  fields: productFields as readonly FieldDefinition<CreationForm>[],
  body: CreationFields,
  prepare,
  edits: false,
  wide: true,
};

/** Changes a product; its pictures have a place of their own. */
export const productEdit: FormDefinition<Product, ProductForm> = {
  empty,
  fields: productFields,
  body: Fields,
  valuesOf,
  prepare,
  wide: true,
};
