/** Videos of other sites, and durations. */

export type ForeignVideo = {
  /** Name for visitors. */
  provider: 'YouTube' | 'Vimeo';
  /** Address of the player, which sets no cookies before the video plays. */
  player: string;
  /** Address of the video on the site of the provider. */
  page: string;
};

/** Origins of the players; the content security policy allows frames of these only. */
export const PLAYER_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

const YOUTUBE_HOST = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{6,12})(?:\/([\da-f]{6,20}))?\/?$/;
const VIMEO_HASH = /^[\da-f]{6,20}$/;

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === 'youtu.be') return pathname.slice(1).replace(/\/$/, '');
  if (!YOUTUBE_HOST.test(hostname)) return undefined;
  return pathname === '/watch' ? (searchParams.get('v') ?? '') : YOUTUBE_PATH.exec(pathname)?.[1];
}

/**
 * Parses an address as people copy it from YouTube or Vimeo, and reduces it to the id of the video;
 * undefined for other addresses.
 */
export function parseForeignVideo(address: string): ForeignVideo | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username || url.port) return undefined;
  const youtube = youtubeId(url);
  if (youtube !== undefined) {
    if (!YOUTUBE_ID.test(youtube)) return undefined;
    return {
      provider: 'YouTube',
      player: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0&hl=es-419`,
      page: `https://www.youtube.com/watch?v=${youtube}`,
    };
  }
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname)) return undefined;
  const [, id, inPath] = VIMEO_PATH.exec(url.pathname) ?? [];
  const hash = inPath ?? url.searchParams.get('h') ?? '';
  if (id === undefined || (hash !== '' && !VIMEO_HASH.test(hash))) return undefined;
  return {
    provider: 'Vimeo',
    player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash && `&h=${hash}`}`,
    page: `https://vimeo.com/${id}${hash && `/${hash}`}`,
  };
}

const DURATION = /^(?:(\d):)?(\d{1,2}):([0-5]\d)$/;

/** Parses '1:35' or '1:02:03'; returns seconds, undefined for other texts. */
export function parseDuration(text: string): number | undefined {
  const [, hours = '0', minutes, seconds] = DURATION.exec(text.trim()) ?? [];
  if (minutes === undefined) return undefined;
  if (hours !== '0' && Number(minutes) > 59) return undefined;
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return total > 0 ? total : undefined;
}
