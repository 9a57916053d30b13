/** The entries of a type in the order in which visitors see them, arranged by hand. */

export type EntryState = 'draft' | 'published' | 'modified';

export type OrderedEntry = { documentId: string; name: string; state: EntryState };

export type EntryOrder = {
  /** The uid of the type, with `.featured` behind it for the list of its featured entries. */
  uid: string;
  /** How staff call the list, such as `Servicio`. */
  type: string;
  /** Stands for the order as it is stored; it is sent back with a new one. */
  version: string;
  entries: OrderedEntry[];
};

export type OrderedType = Pick<EntryOrder, 'uid' | 'type'>;

/** `GET /order-panel`: the lists that the person may arrange. */
export type OrderedTypesResponse = { data: OrderedType[] };

/** `GET /order-panel/:uid`, and `PUT` with `NewOrder`. */
export type EntryOrderResponse = { data: EntryOrder };

/** Every entry of the list by its `documentId`, first to last. */
export type NewOrder = { version: string; order: string[] };

export const ORDER_MESSAGES = {
  noType: 'Lo que buscas no se ordena a mano.',
  mayNot: 'Tu rol no permite cambiar el orden: se ve en el sitio en cuanto se guarda.',
  stale:
    'Mientras ordenabas, alguien más cambió el orden o la lista. Carga el orden actual y vuelve a mover lo que quieras; lo que guardó la otra persona se conserva.',
  invalid: 'El orden enviado no está completo. Carga el orden actual y vuelve a intentarlo.',
} as const;
