import { TwoFactorScreen } from '../features/settings/components/two-factor-screen.tsx';

export function TwoFactorRoute() {
  return <TwoFactorScreen />;
}
