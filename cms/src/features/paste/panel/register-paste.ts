import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';

import { withHtmlPaste } from './with-html-paste';

/** Makes the rich text editor keep headings, formats, links and lists of pasted content. */
export function registerPaste(app: StrapiApp): void {
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis'];
  apis.addRichTextBlocks((blocks) => {
    const { paragraph } = blocks;
    return paragraph ? { ...blocks, paragraph: { ...paragraph, plugin: withHtmlPaste } } : blocks;
  });
}
