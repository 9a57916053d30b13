import { resolvePicture } from '#src/components/media/picture-source.ts';
import { absoluteUrl } from '#src/lib/absolute-url.ts';
import { removeHighlightMarks } from '#src/lib/text.ts';
import { parseDuration, parseForeignVideo } from '@tequiora/cms/contracts/video.ts';
import type { PageSection } from './page-sections.tsx';

/** Returns a schema.org `VideoObject` for each video that has all that search engines require. */
export function videosStructuredData(sections: readonly PageSection[]): object[] {
  return sections.flatMap((section) => {
    if (section.__typename !== 'STRAPI__COMPONENT_PAGE_VIDEO') return [];
    const { title, description, image, video, videoUrl, recordedOn } = section;
    const thumbnail = resolvePicture(image)?.src;
    const file = video?.fileUrl;
    const player = parseForeignVideo(videoUrl ?? '')?.player.replace(/\?.*/, '');
    if (!description || !thumbnail || !recordedOn || !(file ?? player)) return [];
    const seconds = parseDuration(section.duration ?? '');
    return {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: removeHighlightMarks(title),
      description,
      thumbnailUrl: absoluteUrl(thumbnail),
      uploadDate: recordedOn,
      ...(seconds && { duration: `PT${seconds}S` }),
      ...(file ? { contentUrl: absoluteUrl(file) } : { embedUrl: player }),
    };
  });
}
