import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';

/** Creates `/componentes`, in development only. */
export function createComponentView({ actions }: CreatePagesArgs): void {
  if (process.env.NODE_ENV !== 'development') return;
  actions.createPage({
    path: '/componentes',
    component: path.resolve('src/component-view/component-view.tsx'),
  });
}
