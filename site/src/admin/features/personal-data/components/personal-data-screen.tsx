import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { readPersonState } from '../lib/person-schema.ts';
import { LogPanel } from './log-panel.tsx';
import { PersonSearch } from './person-search.tsx';
import { RetentionPanel } from './retention-panel.tsx';

/** Search, retention rules and log of personal data. */
export function PersonalDataScreen() {
  const location = useLocation();
  // Paging through the log drops the location state.
  const [person] = useState(() => readPersonState(location.state));
  return (
    <>
      <PageHeader
        title="Datos personales"
        description="Acceso, rectificación, cancelación y oposición (derechos ARCO), y cuánto tiempo se guarda cada cosa"
      />
      <PersonSearch initial={person} />
      <RetentionPanel />
      <LogPanel />
    </>
  );
}
