import { type Static, Type } from 'typebox';
import { base64, Image } from '../images/image';
import { Code, Nullable } from '../records/common';
import { inputProperties, recordProperties } from '../records/entity-schema';
import {
  brandEntity,
  categoryEntity,
  companyEntity,
  fitmentEntity,
  groupEntity,
  modelEntity,
  productEntity,
} from './catalog-entities';
import { lossReasonEntity, paymentTermEntity, textTemplateEntity } from './desk-entities';

/** A brand as the API returns it. */
export const Brand = Type.Object(recordProperties(brandEntity));
export type Brand = Static<typeof Brand>;

/** A category as the API returns it. */
export const Category = Type.Object(recordProperties(categoryEntity));
export type Category = Static<typeof Category>;

/** A company as the API returns it. */
export const Company = Type.Object(recordProperties(companyEntity));
export type Company = Static<typeof Company>;

/** A vehicle with its factory sizes as the API returns it to administrators. */
export const Fitment = Type.Object(recordProperties(fitmentEntity));
export type Fitment = Static<typeof Fitment>;

/** A group as the API returns it. */
export const Group = Type.Object(recordProperties(groupEntity));
export type Group = Static<typeof Group>;

/** A reason for a lost quotation as the API returns it. */
export const LossReason = Type.Object(recordProperties(lossReasonEntity));
export type LossReason = Static<typeof LossReason>;

/** A ready text as the API returns it. */
export const TextTemplate = Type.Object(recordProperties(textTemplateEntity));
export type TextTemplate = Static<typeof TextTemplate>;

/** A payment term as the API returns it. */
export const PaymentTerm = Type.Object(recordProperties(paymentTermEntity));
export type PaymentTerm = Static<typeof PaymentTerm>;

/** Pictures to create together with a new record. */
const NewImages = Type.Optional(Type.Array(Type.Object({ base64 })));

/** A model as the API returns it, with its images where they were asked for. */
export const Model = Type.Object({ ...recordProperties(modelEntity), ModelImage: Type.Optional(Type.Array(Image)) });
export type Model = Static<typeof Model>;
/** Payload for creating a model together with its pictures. */
export const ModelCreation = Type.Object({ ...inputProperties(modelEntity), modelImages: NewImages });
export type ModelCreation = Static<typeof ModelCreation>;

/**
 * A tyre in the catalogue. `PublicPrice` is in reais, null if no price is published. Relations are only present if the
 * call includes them.
 */
export const Product = Type.Object({
  ...recordProperties(productEntity),
  Brand: Type.Optional(Brand),
  Group: Type.Optional(Group),
  Company: Type.Optional(Company),
  Category: Type.Optional(Category),
  Model: Type.Optional(Model),
  ProductImage: Type.Optional(Type.Array(Image)),
});
export type Product = Static<typeof Product>;
/** The part of a product that identifies it to a customer, whether it is still for sale or not. */
export const KnownProduct = Type.Object({
  Code,
  IsActive: Type.Boolean(),
  Description: Type.String(),
  Size: Type.String(),
  Model: Type.Optional(Model),
  ProductImage: Type.Optional(Type.Array(Image)),
});
export type KnownProduct = Static<typeof KnownProduct>;
/**
 * A product looked up by code, and the closest product that is for sale. `Product` is null if the code is unknown; the
 * other is null if no product for sale has the same size.
 */
export const EqualProduct = Type.Object({ Product: Nullable(KnownProduct), Equal: Nullable(Product) });
export type EqualProduct = Static<typeof EqualProduct>;
/** Payload that creates or changes a product. */
export const ProductInput = Type.Object(inputProperties(productEntity));
export type ProductInput = Static<typeof ProductInput>;
/** Payload for creating a product together with its pictures. */
export const ProductCreation = Type.Object({ ...ProductInput.properties, productImages: NewImages });
export type ProductCreation = Static<typeof ProductCreation>;
