/** Fields of a product in the CMS, without those that Strapi and the build add. */
type ProductField = Exclude<
  keyof Queries.STRAPI_PRODUCT,
  keyof Queries.Node | 'documentId' | 'createdAt' | 'updatedAt' | 'shareCard'
>;

/** The fields of a product that a place neither shows nor leaves out on purpose. */
export type ForgottenFields<Shown, LeftOut extends ProductField> = Exclude<
  ProductField,
  keyof Shown | LeftOut
>;

/** The data of a place that shows a product. The compiler names the fields that it forgets. */
export type ShowsProduct<Shown, _Forgotten extends never> = Shown;
