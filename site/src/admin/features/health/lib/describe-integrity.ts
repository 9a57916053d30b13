import { INTEGRITY_LABELS, type IntegrityFault } from '@tequiora/cms/contracts/integrity.ts';
import { attention, bad, CALL_ADMIN, good, type HealthRow, type Judgement } from './health-row.ts';

/** More are repaired all the same, and shown at the next check if any is left. */
const MAX_NAMED = 20;

const nameOf = ({ kind, name }: IntegrityFault) =>
  `${name}: ${INTEGRITY_LABELS[kind].toLowerCase()}`;

function judge(faults: readonly IntegrityFault[]): Judgement {
  if (faults.length === 0) return good('Cada entrada está completa.');
  const names = faults.slice(0, MAX_NAMED).map((fault) => `${nameOf(fault)}.`);
  const more = faults.length - names.length;
  return bad(
    [...names, more > 0 && `Y ${more} más.`].filter(Boolean).join(' '),
    'Presiona «Reparar contenido». No se pierde nada: si sobra un borrador, queda como otra entrada para que lo compares y lo borres.',
  );
}

export function describeIntegrity(faults: readonly IntegrityFault[] | null): HealthRow {
  const name = 'Integridad del contenido';
  if (!faults) {
    return { name, ...attention('No se pudo revisar.', CALL_ADMIN), facts: {} };
  }
  const ids = faults.flatMap(({ name: entry, uid, documentId }) =>
    documentId ? [[entry, `${uid} ${documentId}`] as const] : [],
  );
  return {
    name,
    ...judge(faults),
    canRepair: faults.length > 0,
    facts: Object.fromEntries(ids),
  };
}
