import { Navigate, useLocation, type To } from 'react-router-dom';

/**
 * Replaces the current location. Unlike `Navigate`, it also replaces a later location that is opened
 * before React has drawn the first target, such as by a second press of Back. For targets that do not
 * redirect themselves, such as to the same list, because it would not end.
 */
export function Redirect({ to }: { to: To }) {
  const { key } = useLocation();
  return <Navigate key={key} to={to} replace />;
}
