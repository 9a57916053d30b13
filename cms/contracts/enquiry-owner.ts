/**
 * The owner of an enquiry: the dashboard account whose turn it is to answer. Each change responds with
 * `EnquiryDetailResponse`.
 * - `POST /api/enquiries/:documentId/take`: makes the caller the owner; 409 if another account owns it.
 * - `POST /api/enquiries/:documentId/release`: for the owner and for managers.
 * - `POST /api/enquiries/:documentId/assign`: for managers.
 */
export type EnquiryOwner = { id: number; name: string };

/** `GET /api/enquiries/owners`: the accounts that can own enquiries, by name. */
export type EnquiryOwnersResponse = { data: EnquiryOwner[] };

/** 409 when `updatedAt` is sent and differs from the stored one. */
export type AssignRequest = { data: { ownerId: number; updatedAt?: string } };

export const ENQUIRY_OWNER_MESSAGES = {
  taken: (owner: string) => `${owner} ya tomó esta consulta`,
  notYours: (owner: string) =>
    `La consulta es de ${owner}: solo esa persona o un encargado puede liberarla`,
  owner: 'Elige a una persona que pueda entrar al tablero',
} as const;
