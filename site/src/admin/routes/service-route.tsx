import { ServiceScreen } from '../features/catalogue/components/service-screen.tsx';

export function ServiceRoute() {
  return <ServiceScreen />;
}
