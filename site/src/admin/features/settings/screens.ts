export { SettingsScreen } from './components/settings-screen.tsx';
export { TwoFactorScreen } from './components/two-factor-screen.tsx';
