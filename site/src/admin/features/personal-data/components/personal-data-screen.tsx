import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { LogPanel } from './log-panel.tsx';
import { PersonSearch } from './person-search.tsx';
import { RetentionPanel } from './retention-panel.tsx';

/** Search, retention rules and log of personal data. */
export function PersonalDataScreen() {
  return (
    <>
      <PageHeader
        title="Datos personales"
        description="Acceso, rectificación, cancelación y oposición (derechos ARCO), y cuánto tiempo se guarda cada cosa"
      />
      <PersonSearch />
      <RetentionPanel />
      <LogPanel />
    </>
  );
}
