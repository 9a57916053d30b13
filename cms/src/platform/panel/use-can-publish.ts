import { useRBAC } from '@strapi/strapi/admin';
import { useMemo } from 'react';

const PUBLISH = 'plugin::content-manager.explorer.publish';

/** Returns whether the user may publish entries of a type. */
export function useCanPublish(uid: string): { canPublish: boolean; isLoading: boolean } {
  const publishing = useMemo(() => [{ action: PUBLISH, subject: uid }], [uid]);
  const { allowedActions, isLoading } = useRBAC(publishing);
  return { canPublish: allowedActions.canPublish === true, isLoading };
}
