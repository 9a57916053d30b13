/** URL value of the enquiry list for enquiries without a source page, or without a viewed one. */
export const NO_SOURCE = 'directo';
/** URL value of the enquiry list for enquiries without a campaign. */
export const NO_CAMPAIGN = '(ninguna)';
