import type { StrapiApp } from '@strapi/strapi/admin';

import { contentManagerApis } from '../../../platform/panel/strapi-panel';
import { withHtmlPaste } from './with-html-paste';

/** Makes the rich text editor keep headings, formats, links and lists when content is pasted. */
export function registerPaste(app: StrapiApp): void {
  contentManagerApis(app).addRichTextBlocks((blocks) => {
    const { link } = blocks;
    // Around the plugin of links, whose paste unwraps the link at the cursor.
    return link
      ? {
          ...blocks,
          link: { ...link, plugin: (editor) => withHtmlPaste(link.plugin?.(editor) ?? editor) },
        }
      : blocks;
  });
}
