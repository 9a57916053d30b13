import type {
  EnquiryPerson,
  EnquiryPersonResponse,
  PersonEnquiry,
} from '@tequiora/cms/contracts/enquiry-person.ts';
import { makeEnquiry, makeEnquiryDetail } from './enquiries.ts';

export function makePersonEnquiry(own: Partial<PersonEnquiry> = {}): PersonEnquiry {
  return { ...makeEnquiry(), history: makeEnquiryDetail().history, ...own };
}

/** Returns a person with one enquiry; pass the fields the test is about. */
export function makePerson(own: Partial<EnquiryPerson> = {}): EnquiryPerson {
  return {
    names: ['Rosaura Méndez Aquino'],
    emails: ['rosaura@posada.example'],
    phones: ['+529515550142'],
    enquiries: [makePersonEnquiry()],
    merges: [],
    isCut: false,
    ...own,
  };
}

export function makePersonResponse(own: Partial<EnquiryPerson> = {}): EnquiryPersonResponse {
  return { data: makePerson(own) };
}
