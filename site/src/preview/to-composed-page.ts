import { componentNodeType } from '#src/lib/component-node-type.ts';
import {
  SECTION_ENTRIES,
  shownField,
  type SectionEntries,
} from '@tequiora/cms/contracts/composed-page.ts';
import { isRecord } from '@tequiora/cms/contracts/is-record.ts';

type Part = { __component: string } & Record<string, unknown>;

/** Returns the chosen entries of a section; the preview knows no list of others. */
function shownEntries(content: Record<string, unknown>): object {
  const names = (Object.keys(SECTION_ENTRIES) as SectionEntries[]).filter(
    (name) => name in content,
  );
  return Object.fromEntries(names.map((name) => [shownField(name), content[name]]));
}

/** Returns a file of the media library in the shape of one of the release. */
function inMediaLibrary(file: unknown): { fileUrl: string } | null {
  return isRecord(file) && typeof file.url === 'string' ? { fileUrl: file.url } : null;
}

/** Returns the draft of a composed page in the shape of its query. */
export function toComposedPage({ sections, ...page }: Record<string, unknown>): object {
  const parts = sections as readonly Part[];
  return {
    ...page,
    sections: parts.map(({ __component, ...content }) => ({
      __typename: componentNodeType(__component),
      ...shownEntries(content),
      // The pictures of the text are in the text itself.
      ...('body' in content && { bodyPictures: [] }),
      // The preview does not know the texts of the contact form, and sends nothing.
      ...('enquiryType' in content && { formTexts: null, privacyVersion: null }),
      ...content,
      ...('videoUrl' in content && {
        video: inMediaLibrary(content.video),
        captions: inMediaLibrary(content.captions),
      }),
    })),
  };
}
