import type { StrapiApp } from '@strapi/strapi/admin';

import { contentManagerApis } from '../../../platform/panel/strapi-panel';
import { withHtmlPaste } from './with-html-paste';

/** Makes the rich text editor keep headings, formats, links, lists and tables when content is pasted. */
export function registerPaste(app: StrapiApp): void {
  contentManagerApis(app).addRichTextBlocks((blocks) => {
    const { link } = blocks;
    // UPSTREAM: @strapi/content-manager 5.54 · the block `link` and its plugin of the Slate editor
    // why: blocks can be added, but what is pasted goes through this plugin, which unwraps links
    // test: site/e2e/panel/paste.spec.ts
    // until: blocks have a handler of what is pasted
    return link
      ? {
          ...blocks,
          link: {
            ...link,
            plugin: (editor) => withHtmlPaste(link.plugin?.(editor) ?? editor),
          },
        }
      : blocks;
  });
}
