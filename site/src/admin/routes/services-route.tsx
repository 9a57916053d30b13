import { ServicesScreen } from '../features/catalogue/components/services-screen.tsx';

export function ServicesRoute() {
  return <ServicesScreen />;
}
