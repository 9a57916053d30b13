import { PersonalDataScreen } from '../features/personal-data/components/personal-data-screen.tsx';

export function PersonalDataRoute() {
  return <PersonalDataScreen />;
}
