import type { AdminService } from '@tequiora/cms/contracts/catalogue.ts';
import { serviceForm } from '../lib/service-form.ts';
import { serviceKind } from '../lib/service-kind.ts';
import { CommonFields } from './common-fields.tsx';
import { EntryFormFrame } from './entry-form-frame.tsx';
import { FeatureList } from './feature-list.tsx';
import { ServiceFields } from './service-fields.tsx';
import { StoredEntry } from './stored-entry.tsx';

/** Edits the service whose id is in the URL. */
export function ServiceScreen() {
  return (
    <StoredEntry kind={serviceKind}>
      {(service) => <ServiceForm key={service.documentId} service={service} />}
    </StoredEntry>
  );
}

export function NewServiceScreen() {
  return <ServiceForm service={null} />;
}

function ServiceForm({ service }: { service: AdminService | null }) {
  return (
    <EntryFormFrame kind={serviceKind} definition={serviceForm} item={service}>
      {/* Fields register in this order; the first one with an error gets the focus. */}
      <CommonFields />
      <FeatureList />
      <ServiceFields />
    </EntryFormFrame>
  );
}
