// The plan of Strapi, and the link to its prices, on the first page of the settings: no setting turns
// them off, and the page has no place where it could be changed.
const OFFERS = 'dl > div:has(> dd a[href^="https://strapi.io/pricing"]) { display: none; }';

/** Hides what the vendor offers, where no setting does. */
export function hideOffers(): void {
  const style = document.createElement('style');
  style.textContent = OFFERS;
  document.head.append(style);
}
