/** How a visit reached the site: kept by the site in the tab, sent with an enquiry. */

/** Parameters `utm_…` of a campaign link. */
export const UTM_FIELDS = ['campaign', 'source', 'medium', 'term', 'content'] as const;

/** Parameters that ad networks add to links; only the network is kept, not the id. */
export const AD_CLICK_IDS = { gclid: 'Google', fbclid: 'Facebook', msclkid: 'Microsoft' } as const;

export type TouchField = (typeof UTM_FIELDS)[number] | 'adNetwork' | 'referrer' | 'landingPage';

/** A page load that brought the visitor: from a campaign, from another site, or the first of a tab. */
export type Touch = Partial<Record<TouchField, string>>;

export type VisitSource = {
  first?: Touch;
  last?: Touch;
  /** Path of the product or service viewed last. */
  viewedPage?: string;
};

/** Clients must truncate; the CMS truncates longer values and drops invalid ones. */
export const VISIT_SOURCE_MAX_LENGTH = 255;
