/** Public fields that the site does not query, by type. */
export const UNUSED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  // Figures of the dashboard's overview, which change without a change of the site.
  'api::site-settings.site-settings': [
    'monthlySales',
    'monthlySalesChange',
    'productsChange',
    'servicesChange',
    'enquiriesChange',
  ],
};
