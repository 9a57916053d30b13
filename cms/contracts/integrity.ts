/** Stored entries that no correct program writes, and their repair in «Salud» of the dashboard. */

export const INTEGRITY_LABELS = {
  'moved-draft': 'Su borrador quedó separado de la versión en línea',
  'live-without-draft': 'Está en línea sin borrador, así que no aparece en ninguna lista',
  'two-drafts': 'Tiene más de un borrador',
  'two-live': 'Tiene más de una versión en línea',
  'unsafe-ids': 'Tiene un número interno fuera de rango, que impide crear otras',
} as const;

export type IntegrityFaultKind = keyof typeof INTEGRITY_LABELS;

export type IntegrityFault = {
  kind: IntegrityFaultKind;
  /** Content type, or table of the database. */
  uid: string;
  /** `Producto «Lector»`; the name of the type or table when no single entry is at fault. */
  name: string;
  /** Null when no single entry is at fault. */
  documentId: string | null;
};

/** `POST /api/health-report/repairs`: the repaired faults. */
export type IntegrityRepairResponse = { data: { repaired: IntegrityFault[] } };

/** Says where staff repair what a start of the CMS reports. */
export const INTEGRITY_ADVICE =
  'Repáralo con «Reparar contenido» en «Salud» del panel de consultas.';
