import type {
  EnquiryDetail,
  EnquiryDetailResponse,
  EnquiryListResponse,
  EnquirySummary,
} from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { toResultColumns } from '@tequiora/cms/contracts/enquiry-result.ts';
import { VISIT_COLUMNS, type VisitColumns } from '@tequiora/cms/contracts/visit-columns.ts';

const NO_VISIT = Object.fromEntries(VISIT_COLUMNS.map((name) => [name, null])) as VisitColumns;

const FAR = '2999-01-01T00:00:00.000Z';

/** Returns an enquiry of a list; pass the fields the test is about. */
export function makeEnquiry(own: Partial<EnquirySummary> = {}): EnquirySummary {
  const { status = 'nuevo', firstReplyAt = null, dueAt = FAR } = own;
  const isUnanswered = status === 'nuevo' && firstReplyAt === null;
  return {
    documentId: 'c1',
    folio: 'TQ-4MXK7R',
    name: 'Rosaura Méndez Aquino',
    email: 'rosaura@posada.example',
    phone: '+529515550142',
    phoneExtension: null,
    phoneAsTyped: null,
    company: null,
    type: 'producto',
    status: 'nuevo',
    ...toResultColumns(),
    quoteAmount: null,
    quoteSaleOn: null,
    message: 'Tengo una posada de 9 cuartos en Mazunte.',
    subject: null,
    source: '/productos',
    channel: 'formulario',
    createdAt: '2026-11-20T17:42:00.000Z',
    updatedAt: '2026-11-20T17:42:00.000Z',
    dueAt: FAR,
    firstReplyAt: null,
    waitingUntil: isUnanswered ? dueAt : null,
    unansweredMails: 0,
    owner: null,
    nextStep: null,
    nextStepOn: null,
    ...own,
  };
}

export function makeEnquiryDetail(own: Partial<EnquiryDetail> = {}): EnquiryDetail {
  return {
    ...makeEnquiry(own),
    ...NO_VISIT,
    isEmailRefused: false,
    lines: [],
    reference: null,
    extraLabel: null,
    extraAnswer: null,
    spamReason: null,
    consentVersion: '2026-10',
    consentAt: '2026-11-20T17:42:00.000Z',
    answerMinutes: null,
    history: [
      {
        event: 'created',
        who: 'visitante',
        when: '2026-11-20T17:42:00.000Z',
        from: null,
        to: 'nuevo',
      },
    ],
    mails: [],
    received: [],
    related: [],
    ...own,
  };
}

export function makeEnquiriesResponse(
  data: EnquirySummary[],
  total = data.length,
  isCapped = false,
): EnquiryListResponse {
  const pageSize = 25;
  const pageCount = Math.ceil(total / pageSize);
  return { data, meta: { pagination: { page: 1, pageSize, pageCount, total, isCapped } } };
}

export function makeEnquiryResponse(own: Partial<EnquiryDetail> = {}): EnquiryDetailResponse {
  return { data: makeEnquiryDetail(own) };
}
