import { PageHeader } from '../ui/page-header.tsx';

export function SettingsRoute() {
  return <PageHeader title="Ajustes" />;
}
