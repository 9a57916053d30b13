import { EnquiriesScreen } from '../features/enquiries/components/enquiries-screen.tsx';

export function EnquiriesRoute() {
  return <EnquiriesScreen />;
}
