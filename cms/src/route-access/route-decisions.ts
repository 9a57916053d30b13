import type { RouteGroup } from './audiences';
import { CLOSED } from './decisions/closed';
import { CONTENT } from './decisions/content';
import { CONTENT_API } from './decisions/content-api';
import { PANEL } from './decisions/panel';
import { SETTINGS } from './decisions/settings';

type RouteDecision = Pick<RouteGroup, 'audience' | 'permission'>;

const GROUPS = [...CONTENT_API, ...PANEL, ...CONTENT, ...SETTINGS, ...CLOSED];

/** Returns the name of a route, such as `GET /admin/users/:id`. */
export function routeName(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replace(/(?<=.)\/+$/, '')}`;
}

/** The decision per route name. Loading this module throws when a route has two decisions. */
export const ROUTE_DECISIONS: ReadonlyMap<string, RouteDecision> = collect();

function collect(): Map<string, RouteDecision> {
  const decisions = new Map<string, RouteDecision>();
  for (const { audience, permission, paths } of GROUPS) {
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of methods.split(' ')) {
        const name = routeName(method, path);
        if (decisions.has(name)) throw new Error(`Two decisions about ${name}`);
        decisions.set(name, { audience, permission });
      }
    }
  }
  return decisions;
}
