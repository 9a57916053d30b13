import type { SiteSettings } from '#src/components/layout/settings-provider.tsx';
import type { Announcement, Menu } from '#src/components/layout/site-frame.tsx';
import type { Preview } from '@tequiora/cms/contracts/preview.ts';
import { toDraft } from './draft.ts';
import type { LivePage } from './live-page.ts';
import { PREVIEW_TARGETS } from './preview-targets.ts';

/** A preview: a page of the site with the draft inserted. */
export type Frame = {
  preview: Preview;
  /** Null when shown without a page of the release. */
  page: LivePage | null;
  /** The settings, when they are the draft. */
  settings: SiteSettings | null;
  /** The menu or the announcement, when it is the draft. */
  menu: Menu | null;
  announcement: Announcement | null;
  isListed: boolean;
};

/**
 * Returns the page of an entry with the draft inserted. Null when the live site has no such page.
 */
export async function findFrame(preview: Preview): Promise<Frame | null> {
  const name = preview.uid.replace(/^api::.*\./, '');
  const frame = {
    ...{ preview, page: null, isListed: false },
    ...{ settings: null, menu: null, announcement: null },
  };
  if (name === 'not-found-page') return frame;
  const target = PREVIEW_TARGETS[name];
  if (!target) return null;
  const draft = toDraft(preview);
  const page = await target.findPage(draft);
  if (!page) return null;
  return {
    ...frame,
    page: { ...page, data: target.show(page.data, draft) },
    settings: name === 'site-settings' ? (draft.node as SiteSettings) : null,
    menu: name === 'menu' ? (draft.node as unknown as Menu) : null,
    announcement: name === 'announcement' ? (draft.node as unknown as Announcement) : null,
    isListed: target.isListed,
  };
}
