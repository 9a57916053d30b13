import { useRouteError } from 'react-router-dom';
import { ErrorScreen } from '#src/root/error-screen.tsx';

/** A screen that broke, in its place: the navigation around it goes on working. */
export function RouteFailure() {
  return <ErrorScreen error={useRouteError()} />;
}
