import { NewServiceScreen } from '../features/catalogue/components/service-screen.tsx';

export function NewServiceRoute() {
  return <NewServiceScreen />;
}
