/** Manual order of the entries of a type. */

export type EntryState = 'draft' | 'published' | 'modified';

export type OrderedEntry = { documentId: string; name: string; state: EntryState };

export type EntryOrder = {
  /** UID of the type; with the suffix `.featured` for the list of its featured entries. */
  uid: string;
  /** Label of the list for staff, such as `Servicio`. */
  type: string;
  /** True if the site shows the list. */
  isPublic: boolean;
  /** Version of the stored order, sent back with a new one for optimistic locking. */
  version: string;
  entries: OrderedEntry[];
};

export type OrderedType = Pick<EntryOrder, 'uid' | 'type'>;

/** `GET /order-panel`: the lists that the user may reorder. */
export type OrderedTypesResponse = { data: OrderedType[] };

/** `GET /order-panel/:uid`, and `PUT` with `NewOrder`. */
export type EntryOrderResponse = { data: EntryOrder };

/** The `documentId`s of all entries of the list, first to last. */
export type NewOrder = { version: string; order: string[] };

export const ORDER_MESSAGES = {
  noType: 'Lo que buscas no se ordena a mano.',
  mayNot: 'Tu rol no permite cambiar el orden: vale en cuanto se guarda.',
  stale:
    'Mientras ordenabas, alguien más cambió el orden o la lista. Carga el orden actual y vuelve a mover lo que quieras; lo que guardó la otra persona se conserva.',
  invalid: 'El orden enviado no está completo. Carga el orden actual y vuelve a intentarlo.',
} as const;
