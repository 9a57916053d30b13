/** URL value of the enquiry list for enquiries without a source page. */
export const NO_SOURCE = 'directo';
/** URL value of the enquiry list for enquiries whose visit has no such value, as a campaign. */
export const NO_VISIT_VALUE = '(ninguna)';
/** URL value of the enquiry list for enquiries without an owner. */
export const NO_OWNER = 'nadie';
