import type { EnquiryType } from '@tequiora/cms/contracts/enquiry.ts';

/** A question that a form asks besides its usual fields. */
export type ExtraField = {
  label: string;
  /** Null for an answer that is a text of the visitor. */
  options: readonly string[] | null;
  isRequired: boolean;
};

/** What a visitor is offered after sending. */
export type AfterSending =
  | { kind: 'message' }
  | { kind: 'whatsapp' }
  | { kind: 'download'; label: string; href: string };

/** What staff chose for the form of a section; the contact form has none of it. */
export type SectionForm = {
  /** Precedes the ids of the fields; unique in the page. */
  id: string;
  type: EnquiryType;
  subject: string | null;
  extra: ExtraField | null;
  after: AfterSending;
  /** Id of the thanks that are shown after sending without JavaScript. */
  thanksId: string | undefined;
};

/** Returns the id of the form element, or undefined for the contact form. */
export function formIdOf(section: SectionForm | undefined): string | undefined {
  return section && `${section.id}-formulario`;
}
