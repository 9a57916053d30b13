/**
 * The owner of an enquiry: the dashboard account whose turn it is to answer. Each change responds with
 * `EnquiryDetailResponse`.
 * - `POST /api/enquiries/:documentId/take`: makes the caller the owner; 409 if another account owns it.
 * - `POST /api/enquiries/:documentId/release`: for the owner and for managers.
 * - `POST /api/enquiries/:documentId/assign`: for managers.
 * - `PUT /api/enquiries/:documentId/next-step` sets the next step and `DELETE` marks it as done; both
 *   for the owner and for managers. The caller becomes the owner of an enquiry without one.
 */
export type EnquiryOwner = { id: number; name: string };

/** `GET /api/enquiries/owners`: the accounts that can own enquiries, by name. */
export type EnquiryOwnersResponse = { data: EnquiryOwner[] };

/** 409 when `updatedAt` is sent and differs from the stored one. */
export type AssignRequest = { data: { ownerId: number; updatedAt?: string } };

/** Query of `DELETE …/next-step`; 409 when `updatedAt` is sent and differs from the stored one. */
export type FinishNextStepQuery = { updatedAt?: string };

/** `on`: a day, `YYYY-MM-DD`, from today on. */
export type NextStepRequest = { data: { text: string; on: string; updatedAt?: string } };

export const NEXT_STEP_MAX = 160;

export const ENQUIRY_OWNER_MESSAGES = {
  taken: (owner: string) => `${owner} ya tomó esta consulta`,
  notYours: (owner: string) =>
    `La consulta es de ${owner}: solo esa persona o un encargado puede liberarla`,
  nextStepNotYours: (owner: string) =>
    `La consulta es de ${owner}: su siguiente paso es de esa persona`,
  closedStep: 'La consulta está cerrada. Para ponerle un siguiente paso, primero reábrela.',
  nextStep: `Escribe el siguiente paso en hasta ${NEXT_STEP_MAX} caracteres`,
  nextStepOn: 'Elige un día de hoy en adelante',
  owner: 'Elige a una persona que pueda entrar al tablero',
} as const;
