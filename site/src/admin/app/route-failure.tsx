import { useRouteError } from 'react-router-dom';
import { ErrorScreen } from '#src/root/error-screen.tsx';

/** Replaces a screen that threw an error; the navigation around it keeps working. */
export function RouteFailure() {
  return <ErrorScreen error={useRouteError()} />;
}
