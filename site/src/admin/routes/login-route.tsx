import { LoginScreen } from '../features/session/components/login-screen.tsx';

export function LoginRoute() {
  return <LoginScreen />;
}
